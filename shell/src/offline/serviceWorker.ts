const WORKER_URL = '/service-worker.js';

/** Subset of the Trusted Types API. The site's Content-Security-Policy names the policy. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
};

/** Registers the service worker, or unregisters it and deletes its caches when the site disables it. */
export async function updateServiceWorker(isEnabled: boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (isEnabled) {
    await navigator.serviceWorker.register(trusted(WORKER_URL), { updateViaCache: 'none' });
    return;
  }
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  // An unregistered worker can no longer delete its caches.
  for (const name of await caches.keys()) await caches.delete(name);
}

function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => WORKER_URL });
  return policy?.createScriptURL(url) ?? url;
}
