/** Putting the site on the home screen, where the browser offers that; and what it keeps for when there is no network. */

import { signal } from "@preact/signals";

/** The browser's offer to install the site; Chrome and its kin make it. */
interface Offer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** The offer that stands; null where there is none, or it was taken. */
export const offer = signal<Offer | null>(null);

/** Called once, at the start: the offer comes early and only once. */
export function awaitOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer.value = event as Offer;
  });
  addEventListener("appinstalled", () => {
    offer.value = null;
  });
}

/** Take the offer; the browser asks once more. It can be taken once. */
export async function install(): Promise<void> {
  const { value: standing } = offer;
  offer.value = null;
  await standing?.prompt();
}

/** Safari on a phone makes no offer, but can be told how. */
export function isPhoneSafari(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const apple = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  const safari = /Version\/[\d.]+.*Safari/.test(userAgent);
  return apple && safari && !matchMedia("(display-mode: standalone)").matches;
}

/** The files are kept by a worker where there can be one: by https or on this machine. All works without it too. */
export function keepFiles(): void {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  const register = () => {
    // what hinders it hinders nothing else
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  };
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
