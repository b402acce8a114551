import { updateServiceWorker } from './serviceWorker.ts';

/** A browser that already has a service worker, and its cache. */
function aBrowser() {
  const happened: string[] = [];
  const registration = { unregister: async () => void happened.push('unregistered') };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async (address: string) => void happened.push(`registered ${address}`),
      getRegistrations: async () => [registration],
    },
  });
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: {
      keys: async () => ['offline-1'],
      delete: async (name: string) => void happened.push(`forgot ${name}`),
    },
  });
  return happened;
}

it('registers the service worker', async () => {
  const happened = aBrowser();
  await updateServiceWorker(true);
  expect(happened).toEqual(['registered /service-worker.js']);
});

it('unregisters the service worker and deletes its caches when disabled', async () => {
  const happened = aBrowser();
  await updateServiceWorker(false);
  expect(happened).toEqual(['unregistered', 'forgot offline-1']);
});
