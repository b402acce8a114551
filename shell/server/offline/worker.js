// The site's service worker. It keeps one document, for when there is no network, and nothing else: no page, no file,
// no answer of the API, nothing of a person. The server writes VERSION above it; another version is another worker.
/* global VERSION */
const CACHE = `offline-${VERSION}`;
const OFFLINE = '/offline';

self.addEventListener('install', (event) => event.waitUntil(keepOfflineDocument()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  // Everything but a document goes its way as if this worker were not there.
  if (event.request.mode === 'navigate' && event.request.method === 'GET')
    event.respondWith(documentOrOffline(event));
});

async function keepOfflineDocument() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE, { cache: 'reload', credentials: 'omit' }));
  await self.skipWaiting();
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  // The document is asked for while this worker wakes up, not after.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function documentOrOffline({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}
