import type { JSHandle, Page } from '@playwright/test';

type Said = { title: string; description?: string };
type Progress = Record<'succeed' | 'fail' | 'inform', (content: Said) => void> & { dismiss: () => void };

/** Of what the shell lends its remotes, what specs use to stand in for a remote. */
export type LentHost = {
  toasts: Record<'info' | 'success' | 'warning' | 'error', (content: Said) => void> & {
    progress: (title: string) => Progress;
  };
  api: { privateClient: { get: (path: string) => Promise<{ status: number }> } };
};

/** The host of the page that is open, as a remote would be lent it: found in React's own tree. */
export async function hostOf(page: Page): Promise<JSHandle<LentHost>> {
  await page.locator('#root > *').first().waitFor();
  return page.evaluateHandle(findHost);
}

type Fiber = { memoizedProps: { host?: unknown } | null; child: Fiber | null; sibling: Fiber | null };

function findHost(): LentHost {
  const root = document.getElementById('root');
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
  const waiting = [(root as unknown as Record<string, Fiber>)[key ?? '']];
  for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
    const host = fiber.memoizedProps?.host as Partial<LentHost> | undefined;
    if (host?.toasts && host.api) return host as LentHost;
    for (const next of [fiber.sibling, fiber.child]) if (next) waiting.push(next);
  }
  throw new Error('There is no host in this page.');
}
