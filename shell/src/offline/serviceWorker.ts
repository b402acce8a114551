const ADDRESS = '/service-worker.js';

/** Of Trusted Types, what one policy takes; the policy's name is in the site's Content-Security-Policy. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
};

/** Has the browser keep the page for when there is no network, or forget it where the site has that switched off. */
export async function updateServiceWorker(isWanted: boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (isWanted) {
    await navigator.serviceWorker.register(trusted(ADDRESS), { updateViaCache: 'none' });
    return;
  }
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  // A worker that is gone before its successor came has nobody left who clears up after it.
  for (const name of await caches.keys()) await caches.delete(name);
}

function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => ADDRESS });
  return policy?.createScriptURL(address) ?? address;
}
