/** A picture of a finished round, to keep or to send. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n";
import { Button } from "../../ui/button";
import { Toggle } from "../../ui/field";
import { Icon } from "../../ui/icon";
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
}

export function PictureSheet({ told, round, at, onClose }: PictureProps & { onClose: () => void }): JSX.Element {
  const words = afterWords();
  const [names, setNames] = useState(false);
  const made = usePicture({ told, round, at }, names);
  const file = `paiju-${told.game.id}-${round}.png`;
  return (
    <Sheet
      open
      title={words.pictureTitle}
      onClose={onClose}
      foot={made && made !== "failed" && <Ways made={made} file={file} />}
    >
      <Toggle label={words.names} hint={words.namesHint} value={names} onChange={setNames} />
      {made === "failed" ? (
        <p class="notice" role="alert">
          {words.failed}
        </p>
      ) : (
        <Preview made={made} told={told} round={round} />
      )}
    </Sheet>
  );
}

function Preview({ made, told, round }: { made: Made | null; told: Told; round: number }): JSX.Element {
  const words = t();
  if (!made)
    return (
      <p class="loading" role="status">
        <Icon name="loader-circle" /> {afterWords().making}
      </p>
    );
  const title = words.pages.record.title(round);
  return <img class="round-picture" src={made.address} alt={afterWords().pictureOf(told.game.title, title)} />;
}

/** To keep it, and where the browser can hand on files, to send it. */
function Ways({ made, file }: { made: Made; file: string }): JSX.Element {
  const words = afterWords();
  const files = [new File([made.blob], file, { type: "image/png" })];
  return (
    <>
      <a class="button tone-main" href={made.address} download={file}>
        <Icon name="download" />
        <span>{words.save}</span>
      </a>
      {typeof navigator.canShare === "function" && navigator.canShare({ files }) && (
        <Button icon="share-2" onClick={() => void share({ files })}>
          {words.share}
        </Button>
      )}
    </>
  );
}

/** The picture, drawn anew when names come or go; null while it is being drawn. */
function usePicture({ told, round, at }: PictureProps, names: boolean): Made | "failed" | null {
  const [made, setMade] = useState<Made | "failed" | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished round does not change, though it is told anew
  useEffect(() => {
    let address = "";
    let wanted = true;
    setMade(null);
    const draw = async () => {
      const { picture } = await import("./paint"); // most rounds are shown to nobody
      const blob = await picture({ told, round, at, names });
      if (!wanted) return;
      address = URL.createObjectURL(blob);
      setMade({ blob, address });
    };
    // whatever hinders it, no more than the picture is missing
    draw().catch(() => wanted && setMade("failed"));
    return () => {
      wanted = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [names]);
  return made;
}
