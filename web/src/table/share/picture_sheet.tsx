/** A picture of a finished round, to keep or to send. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { said, t } from "../../i18n";
import { Button } from "../../ui/button";
import { Toggle } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { isInApp } from "../../ui/in_app";
import { share } from "../../ui/share";
import { Sheet } from "../../ui/sheet";
import { afterWords } from "../../words/after";
import type { Told } from "../settle/told";
import "./share.css";

export interface PictureProps {
  told: Told;
  round: number;
  /** When the round ended, if that is known. */
  at: number | null;
}

interface Made {
  blob: Blob;
  address: string;
  /** Whether people are named in it. */
  names: boolean;
}

export function PictureSheet({ told, round, at, onClose }: PictureProps & { onClose: () => void }): JSX.Element {
  const words = afterWords();
  const [names, setNames] = useState(false);
  const made = usePicture({ told, round, at }, names);
  // one with names must not be kept for one without
  const stale = made !== null && made !== "failed" && made.names !== names;
  const file = `paiju-${told.game.id}-${round}.png`;
  return (
    <Sheet
      open
      title={words.pictureTitle}
      onClose={onClose}
      foot={made && made !== "failed" && <Ways made={made} file={file} stale={stale} />}
    >
      <div class="round-picture-of">
        <Toggle label={words.names} hint={words.namesHint} value={names} onChange={setNames} />
        {made === "failed" ? (
          <p class="notice" role="alert">
            {words.failed}
          </p>
        ) : (
          <Preview made={made} told={told} round={round} stale={stale} />
        )}
      </div>
    </Sheet>
  );
}

interface PreviewProps {
  made: Made | null;
  told: Told;
  round: number;
  /** The one that is wanted is still being drawn. */
  stale: boolean;
}

function Preview({ made, told, round, stale }: PreviewProps): JSX.Element {
  const words = t();
  if (!made)
    return (
      <p class="loading" role="status">
        <Icon name="loader-circle" /> {afterWords().making}
      </p>
    );
  const title = words.pages.record.title(round);
  const look = stale ? "round-picture stale" : "round-picture";
  return (
    <>
      <img class={look} src={made.address} alt={afterWords().pictureOf(said(told.game), title)} />
      {isInApp() && <p class="notice">{afterWords().press}</p>}
    </>
  );
}

/** To keep it, and where the browser can hand on files, to send it. */
function Ways({ made, file, stale }: { made: Made; file: string; stale: boolean }): JSX.Element {
  const words = afterWords();
  const files = [new File([made.blob], file, { type: "image/png" })];
  return (
    <>
      {!isInApp() && (
        <a class="button tone-main" {...(stale ? { "aria-disabled": true } : { href: made.address })} download={file}>
          <Icon name="download" />
          <span>{words.save}</span>
        </a>
      )}
      {typeof navigator.canShare === "function" && navigator.canShare({ files }) && (
        <Button icon="share-2" disabled={stale} onClick={() => void share({ files })}>
          {words.share}
        </Button>
      )}
    </>
  );
}

/** The picture, drawn anew when names come or go; the one before stays until it is there. Null before the first. */
function usePicture({ told, round, at }: PictureProps, names: boolean): Made | "failed" | null {
  const [made, setMade] = useState<Made | "failed" | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished round does not change, though it is told anew
  useEffect(() => {
    let wanted = true;
    const draw = async () => {
      const { picture } = await import("./paint"); // most rounds are shown to nobody
      const blob = await picture({ told, round, at, names });
      const address = isInApp() ? await written(blob) : URL.createObjectURL(blob);
      if (wanted) setMade({ blob, address, names });
    };
    // whatever hinders it, no more than the picture is missing
    draw().catch(() => wanted && setMade("failed"));
    return () => {
      wanted = false;
    };
  }, [names]);
  useEffect(() => {
    if (!made || made === "failed") return;
    return () => URL.revokeObjectURL(made.address);
  }, [made]);
  return made;
}

/** The whole picture as an address: what a long press in a program around the browser can save. */
function written(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });
}
