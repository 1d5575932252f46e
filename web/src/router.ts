/** The address: a path, and what stands behind its #. */

import { signal } from "@preact/signals";

export const path = signal(location.pathname);

export function go(to: string): void {
  if (to !== location.pathname + location.hash) history.pushState(null, "", to);
  path.value = location.pathname;
  if (!to.includes("#")) scrollTo(0, 0);
}

addEventListener("popstate", () => {
  path.value = location.pathname;
});

/** Lets links to this server be followed without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
