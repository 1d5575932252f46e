/** How loud the table is, and whether the phone shakes. */

import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../i18n";
import { ownVolume, set, sound, tableVolume, VOLUMES, type Volume, vibration } from "../settings";
import { IconButton } from "../ui/button";
import { Choice, Toggle } from "../ui/field";
import type { Cue } from "./cues";
import { canVibrate, feel, hear, unlock } from "./speaker";

export function SoundSettings(): JSX.Element {
  const words = t().senses;
  const loud = sound.value === "on";
  return (
    <>
      <Toggle label={words.sound} value={loud} onChange={(on) => set(sound, on)} />
      {loud && <Loudness label={words.table} volume={tableVolume} sample="tile" />}
      {loud && <Loudness label={words.own} volume={ownVolume} sample="turn" />}
      {canVibrate() && (
        <Toggle
          label={words.vibration}
          hint={words.vibrationHint}
          value={vibration.value === "on"}
          onChange={(on) => {
            set(vibration, on);
            feel("turn");
          }}
        />
      )}
    </>
  );
}

interface LoudnessProps {
  label: string;
  volume: Signal<Volume>;
  /** Is heard when it is changed. */
  sample: Cue;
}

function Loudness({ label, volume, sample }: LoudnessProps): JSX.Element {
  const choose = (value: Volume) => {
    volume.value = value;
    void unlock().then(() => hear(sample));
  };
  const options = VOLUMES.map((value) => ({ value, label: t().senses.volumes[value] }));
  return <Choice label={label} value={volume.value} options={options} onChange={choose} />;
}

/** Silence at one tap, and back. */
export function MuteButton(): JSX.Element {
  const loud = sound.value === "on";
  return (
    <IconButton
      icon={loud ? "volume-2" : "volume-x"}
      label={loud ? t().senses.mute : t().senses.unmute}
      onClick={() => set(sound, !loud)}
    />
  );
}
