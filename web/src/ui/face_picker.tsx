/** Choosing a face: a picture, and a colour for it. */

import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import { t } from "../i18n";
import { Button } from "./button";
import { Face } from "./face";
import { COLOURS, type Drawn, faceOf, PICTURES } from "./faces";

export interface FacePickerProps {
  value: Drawn;
  onChange: (value: Drawn) => void;
}

/** The face as it is; all others are shown once they are asked for. */
export function FaceField(props: FacePickerProps): JSX.Element {
  const words = t().people;
  const [open, setOpen] = useState(false);
  const { picture, colour } = props.value;
  return (
    <div class="stack">
      <div class="face-field">
        <Face face={faceOf(props.value)} size={3.25} />
        <span class="out-of-sight">
          {words.face} {words.pictures[picture]} {words.colours[colour - 1]}
        </span>
        {!open && (
          <Button size="small" onClick={() => setOpen(true)}>
            {words.changeFace}
          </Button>
        )}
      </div>
      {open && <FacePicker {...props} />}
    </div>
  );
}

function FacePicker({ value, onChange }: FacePickerProps): JSX.Element {
  const words = t().people;
  const group = useId();
  const colours = Array.from({ length: COLOURS }, (_, place) => place + 1);
  return (
    <>
      <fieldset class="face-picker">
        <legend class="out-of-sight">{words.picture}</legend>
        <div class="face-picker-row">
          {PICTURES.map((picture) => (
            <label key={picture}>
              <input
                type="radio"
                name={`${group} picture`}
                aria-label={words.pictures[picture]}
                checked={picture === value.picture}
                onChange={() => onChange({ ...value, picture })}
              />
              <span>
                <Face face={faceOf({ ...value, picture })} size={2.5} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset class="face-picker">
        <legend class="out-of-sight">{words.colour}</legend>
        <div class="face-picker-row is-colours">
          {colours.map((colour) => (
            <label key={colour}>
              <input
                type="radio"
                name={`${group} colour`}
                aria-label={words.colours[colour - 1]}
                checked={colour === value.colour}
                onChange={() => onChange({ ...value, colour })}
              />
              <span>
                <Face face={faceOf({ ...value, colour })} size={2.5} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
