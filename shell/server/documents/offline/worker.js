// Service worker of the site. Caches only the offline page: no page, file, API response or personal data. Replaces a
// page that its watchdog found hung. The server prepends VERSION; a new version installs a new worker.
/* global VERSION */
const CACHE = `offline-${VERSION}`;
const OFFLINE = '/offline';

self.addEventListener('install', (event) => event.waitUntil(cacheOfflineDocument()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { headers } = event.request;
  if (headers.has('x-hung-client')) event.waitUntil(leaveHungPage(headers));
  // Other requests bypass the worker.
  if (event.request.mode === 'navigate' && event.request.method === 'GET')
    event.respondWith(documentOrOffline(event));
});
// A page asks for its ID, by which its watchdog names it.
self.addEventListener('message', ({ data, source }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client has no target origin
  if (data === 'client?') source.postMessage({ client: source.id });
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

async function leaveHungPage(headers) {
  const client = await self.clients.get(headers.get('x-hung-client'));
  await client?.navigate(headers.get('x-hung-url'));
}
