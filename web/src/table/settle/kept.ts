/** Where a finished round is kept, and watched. */

export interface Kept {
  table: string;
  session: number;
  number: number;
}

/** The page on which the round is watched. */
export const addressOf = ({ table, session, number }: Kept): string => `/record/${table}/${session}/${number}`;
