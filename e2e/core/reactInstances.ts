import type { Page } from '@playwright/test';

/** Number of distinct React renderers, roots, Redux stores and routers in a page. */
export type ReactInstances = { renderers: number; roots: number; stores: number; routers: number };

/**
 * Installs the hook of the React developer tools. Call it before the first navigation. The returned function counts
 * the instances in the rendered trees.
 */
export async function trackReactInstances(page: Page): Promise<() => Promise<ReactInstances>> {
  await page.addInitScript(installHook);
  return () => page.evaluate(countInstances);
}

type Fiber = { memoizedProps: Record<string, unknown> | null; child: Fiber | null; sibling: Fiber | null };
type Hook = { renderers: Set<unknown>; roots: Set<{ current: Fiber }> };
type HookedWindow = Window & { __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown; reactHook?: Hook };

function installHook(): void {
  const hook: Hook = { renderers: new Set(), roots: new Set() };
  const target = window as HookedWindow;
  target.reactHook = hook;
  target.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: (renderer: unknown) => hook.renderers.add(renderer).size,
    onCommitFiberRoot: (_id: number, root: { current: Fiber }) => hook.roots.add(root),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    checkDCE: () => undefined,
  };
}

function countInstances(): ReactInstances {
  const { renderers, roots } = (window as HookedWindow).reactHook ?? {
    renderers: new Set(),
    roots: new Set(),
  };
  const stores = new Set<unknown>();
  const routers = new Set<unknown>();
  const queue = [...roots].map((root) => root.current);
  for (let fiber = queue.pop(); fiber; fiber = queue.pop()) {
    const props = fiber.memoizedProps;
    if (typeof props === 'object' && props !== null) {
      const { store, router } = props as { store?: { getState?: unknown }; router?: { navigate?: unknown } };
      if (store?.getState) stores.add(store.getState);
      if (router?.navigate) routers.add(router.navigate);
    }
    for (const next of [fiber.child, fiber.sibling]) if (next) queue.push(next);
  }
  return { renderers: renderers.size, roots: roots.size, stores: stores.size, routers: routers.size };
}
