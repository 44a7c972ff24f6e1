// Keeps the page for when there is no network: all its files are fetched once, together, and given from there.
const FILES = ["every file of the page"];
// Every version of the page has a list of its own, and with it a cache of its own.
const CACHE = "stolik " + FILES.at(-1);
const PAGE = "/";

self.addEventListener("install", event => event.waitUntil(
  caches.open(CACHE).then(cache => cache.addAll(FILES.slice(0, -1)))));

self.addEventListener("activate", event => event.waitUntil((async () => {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith("stolik ") && name !== CACHE).map(name => caches.delete(name)));
  await self.clients.claim();
})()));

// A new version waits until the person asks for it: pages that are open keep the files they were made with.
self.addEventListener("message", event => {
  if (event.data === "now") self.skipWaiting();
});

self.addEventListener("fetch", event => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  // Every address of the page is the same file; what it shows is its own business.
  const wanted = request.mode === "navigate" ? PAGE : address.pathname;
  event.respondWith(caches.open(CACHE)
    .then(cache => cache.match(wanted))
    .then(kept => kept ?? fetch(request)));
});

// The server calls somebody who is awaited and not here; it says so in their language.
self.addEventListener("push", event => {
  const { title, body, table, url } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, data: url, icon: "icon-192.png" }));
});

// Who follows the call comes to the table: to the page that shows it already, or to a new one.
self.addEventListener("notificationclick", event => {
  event.notification.close();
  const address = new URL(event.notification.data, self.location.origin);
  if (address.origin !== self.location.origin) return;
  event.waitUntil(self.clients.matchAll({ type: "window", includeUncontrolled: true }).then(pages => {
    const open = pages.find(page => new URL(page.url).pathname === address.pathname);
    return open ? open.focus() : self.clients.openWindow(address.href);
  }));
});
