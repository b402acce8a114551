import type { JSHandle, Page } from '@playwright/test';

type ToastContent = { title: string; description?: string };
type ProgressToast = Record<'succeed' | 'fail' | 'inform', (content: ToastContent) => void> & {
  dismiss: () => void;
};

/** The subset of the remote host that specs call in place of a remote. */
export type ProvidedHost = {
  toasts: Record<'info' | 'success' | 'warning' | 'error', (content: ToastContent) => void> & {
    progress: (title: string) => ProgressToast;
  };
  store: { getState: () => Record<string, unknown> };
  navigation: { navigate: (to: string) => void };
  api: { privateClient: { get: (path: string) => Promise<{ status: number }> } };
};

/** Returns the host that the shell provides to remotes, read from the props in the React tree. */
export async function getHost(page: Page): Promise<JSHandle<ProvidedHost>> {
  return (await page.waitForFunction(findHost)) as JSHandle<ProvidedHost>;
}

type Fiber = { memoizedProps: { host?: unknown } | null; child: Fiber | null; sibling: Fiber | null };

/** Returns null while React has rendered no component with a host. */
function findHost(): ProvidedHost | null {
  const root = document.getElementById('root');
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
  const queue = key ? [(root as unknown as Record<string, Fiber>)[key]] : [];
  for (let fiber = queue.pop(); fiber; fiber = queue.pop()) {
    const host = fiber.memoizedProps?.host as Partial<ProvidedHost> | undefined;
    if (host?.toasts && host.api) return host as ProvidedHost;
    for (const next of [fiber.sibling, fiber.child]) if (next) queue.push(next);
  }
  return null;
}
