/** What this is, and what it is made with. */

import type { JSX } from "preact";
import { t } from "../i18n";
import { Page } from "./frame";
import { useLoaded } from "./use";

/** The version of the server that answers. */
async function version(): Promise<string> {
  const answer = await fetch("/healthz").catch(() => null);
  if (!answer?.ok) return "";
  return ((await answer.json()) as { version: string }).version;
}

export function AboutPage(): JSX.Element {
  const words = t().pages.about;
  const server = useLoaded(version, []);
  return (
    <Page title={words.title}>
      <section class="panel stack">
        {words.text.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p class="soft">
          {words.licence}
          {server.value && ` · ${words.version(server.value)}`}
        </p>
        <p>
          <a href="/api/openapi.json">{words.api}</a>
        </p>
      </section>
      <section class="panel">
        <h2>{words.creditsTitle}</h2>
        <dl class="credits">
          {words.creditLines.map(([what, whose, licence]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                {whose} <small class="soft">{licence}</small>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Page>
  );
}
