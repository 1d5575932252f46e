/** As it is written in traditional Chinese. */
export function traditional(text: string): string;

/** Every run of Chinese that the server may say, once. */
export function corpus(): string[];

/** Character → character, and piece → piece of the same length. */
export interface Table {
  singles: Map<string, string>;
  phrases: Map<string, string>;
}

/** A table that tells of every run what `traditional` does. Errors: a run that no table of this shape can tell. */
export function table(runs: readonly string[]): Table;

/** The text of the module that tells of these runs. */
export function tableModule(runs: readonly string[]): string;
