/** Maximum wait in milliseconds for the page to be interactive: a page whose code hangs never is. */
const HYDRATION_MS = 10_000;
/** Maximum wait in milliseconds for the browser to be idle after hydration. */
const IDLE_MS = 1000;

/** Resolves when the page is interactive and the browser is idle, or when that takes too long. */
export async function afterHydration(): Promise<void> {
  await hydrated(document.documentElement);
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_MS });
    else setTimeout(resolve);
  });
}

function hydrated(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const look = () => 'hydrated' in root.dataset && end();
    const observer = new MutationObserver(look);
    const timer = setTimeout(end, HYDRATION_MS);
    observer.observe(root, { attributes: true, attributeFilter: ['data-hydrated'] });
    look();
  });
}
