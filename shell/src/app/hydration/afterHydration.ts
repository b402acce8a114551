/** Maximum wait in milliseconds for the browser to be idle after hydration. */
const IDLE_MS = 1000;

/** Resolves when the page is interactive and the browser is idle. */
export async function afterHydration(): Promise<void> {
  await hydrated(document.documentElement);
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_MS });
    else setTimeout(resolve);
  });
}

function hydrated(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!('hydrated' in root.dataset)) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { attributes: true, attributeFilter: ['data-hydrated'] });
    look();
  });
}
