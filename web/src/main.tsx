/** Where the client begins. */

import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app";
import { isChinese, t, tags } from "./i18n";
import { awaitOffer, keepFiles } from "./install";
import { warmRoom } from "./pages/room/scripts";
import { follow } from "./router";
import { followSettings } from "./settings";
import "./ui/styles.css";

const [, code] = /^\/r\/(\d{6})$/.exec(location.pathname) ?? [];
if (code) warmRoom(code);
followSettings();
effect(() => {
  document.documentElement.lang = tags().page;
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/${isChinese() ? "zh" : "en"}.webmanifest`);
  document.querySelector("meta[name=apple-mobile-web-app-title]")?.setAttribute("content", t().pages.name);
});
awaitOffer();
keepFiles();
document.addEventListener("click", follow);
const root = document.getElementById("app");
if (root) {
  root.replaceChildren(); // what stands there until the scripts have come
  render(<App />, root);
}
