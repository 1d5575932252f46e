/**
 * Keeps what never changes, the built files with a hash in their names, and one page for when there is no network.
 * Pages come from the network, always; what the server says and the sockets do not pass here.
 */

const KEPT = "paiju-1";
const OFFLINE = "/offline.html";
/** What that page needs. */
const WITH_IT = [OFFLINE, "/offline.css", "/icon.svg"];
/** So many built files are kept: those of this version, and of some before it. */
const MOST = 300;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(WITH_IT.map((path) => new Request(path, { cache: "reload" }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOlder().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(built(request));
  else if (WITH_IT.includes(pathname)) event.respondWith(freshest(request));
});

async function dropOlder() {
  const names = await caches.keys();
  return Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

/** A page, or word that there is no network. */
async function page(request) {
  return fetch(request).catch(() => caches.match(OFFLINE).then((kept) => kept ?? Response.error()));
}

async function freshest(request) {
  return fetch(request).catch(() => caches.match(request).then((kept) => kept ?? Response.error()));
}

/** A built file: what was kept is what the server has. */
async function built(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.status === 200) await keep(kept, request, answer.clone());
  return answer;
}

/** Without room for it, it is fetched again the next time. */
async function keep(kept, request, answer) {
  await kept.put(request, answer).catch(() => undefined);
  const all = (await kept.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/assets/"));
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => kept.delete(old)));
}
