// Service worker of the site. Caches only the offline page: no page, file, API response or personal data. The server
// prepends VERSION; a new version installs a new worker.
/* global VERSION */
const CACHE = `offline-${VERSION}`;
const OFFLINE = '/offline';

self.addEventListener('install', (event) => event.waitUntil(cacheOfflineDocument()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  // Other requests bypass the worker.
  if (event.request.mode === 'navigate' && event.request.method === 'GET')
    event.respondWith(documentOrOffline(event));
});

async function cacheOfflineDocument() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE, { cache: 'reload', credentials: 'omit' }));
  await self.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  // Fetches the document in parallel with the start of the worker.
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
