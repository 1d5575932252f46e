/** What one prefers, and who one is. */

import type { JSX } from "preact";
import type { Me } from "../api";
import { lang, t } from "../i18n";
import { install, isPhoneSafari, offer } from "../install";
import { SoundSettings } from "../senses";
import { hints, largeDigits, lessMotion, marks, set, singleTap, type Theme, theme } from "../settings";
import { Button } from "../ui/button";
import { Choice, Toggle } from "../ui/field";
import { change, LANGUAGE_CHOICES } from "../ui/language";
import { profileWords } from "../words/profile";
import { Page } from "./frame";
import { guest } from "./guest";
import { Devices } from "./me/devices";
import { ProfileForm } from "./me/profile_form";

const THEMES: readonly Theme[] = ["system", "dark", "light"];

export function SettingsPage(): JSX.Element {
  const words = t().pages.settings;
  return (
    <Page title={words.title}>
      <section class="panel">
        <h2>{words.youTitle}</h2>
        {guest.value ? <Profile me={guest.value} /> : <Nobody />}
      </section>
      {guest.value && (
        <section class="panel">
          <h2>{profileWords().devices}</h2>
          <Devices />
        </section>
      )}
      <section class="panel">
        <h2>{words.lookTitle}</h2>
        <Choice label={words.language} value={lang.value} options={LANGUAGE_CHOICES} onChange={change} />
        <Choice
          label={words.theme}
          value={theme.value}
          options={THEMES.map((value) => ({ value, label: words.themes[value] }))}
          onChange={(value) => {
            theme.value = value;
          }}
        />
        <Toggle label={words.digits} value={largeDigits.value === "on"} onChange={(on) => set(largeDigits, on)} />
        <Toggle
          label={words.marks}
          hint={words.marksHint}
          value={marks.value === "on"}
          onChange={(on) => set(marks, on)}
        />
        <Toggle
          label={words.lessMotion}
          hint={words.lessMotionHint}
          value={lessMotion.value === "on"}
          onChange={(on) => set(lessMotion, on)}
        />
      </section>
      <section class="panel">
        <h2>{words.playTitle}</h2>
        <Toggle
          label={words.singleTap}
          hint={words.singleTapHint}
          value={singleTap.value === "on"}
          onChange={(on) => set(singleTap, on)}
        />
        <Toggle label={words.hints} value={hints.value === "on"} onChange={(on) => set(hints, on)} />
      </section>
      <section class="panel">
        <h2>{words.soundTitle}</h2>
        <SoundSettings />
      </section>
      <Installing />
    </Page>
  );
}

/** Nothing where the browser makes no offer. */
function Installing(): JSX.Element | null {
  const words = t().pages.settings;
  const apple = isPhoneSafari();
  if (!offer.value && !apple) return null;
  return (
    <section class="panel">
      <h2>{words.installTitle}</h2>
      <p class="soft">{apple ? words.installApple : words.installNote}</p>
      {!apple && (
        <Button icon="download" onClick={() => void install()}>
          {words.install}
        </Button>
      )}
    </section>
  );
}

/** Who has not been here may have been elsewhere. */
function Nobody(): JSX.Element {
  return (
    <div class="stack">
      <p class="soft">{t().pages.settings.guest}</p>
      <Button icon="smartphone" href="/me">
        {t().people.known}
      </Button>
    </div>
  );
}

function Profile({ me }: { me: Me }): JSX.Element {
  return (
    <div class="stack">
      <ProfileForm key={`${me.name} ${me.face}`} me={me} />
      <p class="soft small">{t().pages.settings.token}</p>
      <Button icon="user" href="/me">
        {t().people.me}
      </Button>
    </div>
  );
}
