/** The host's message, over the page: it says what it has to and can be put away. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { dismiss, notice, noticeMayBe } from "../notice";
import { path } from "../router";
import { IconButton } from "../ui/button";
import { Icon } from "../ui/icon";
import "./notice_bar.css";

export function NoticeBar(): JSX.Element {
  const at = path.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on every page
  useEffect(() => void noticeMayBe(), [at]);
  const said = notice.value;
  const words = t().company.house;
  return (
    <div class={at.startsWith("/r/") ? "house-says over" : "house-says"} role="status">
      {said && (
        <div class="house-says-inside">
          <Icon name="info" />
          <p>
            {said.text && <span>{said.text}</span>}
            {said.draining && <span>{words.draining}</span>}
          </p>
          <IconButton icon="x" label={words.dismiss} onClick={dismiss} />
        </div>
      )}
    </div>
  );
}
