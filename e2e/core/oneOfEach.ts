import type { Page } from '@playwright/test';

/** How many different React renderers, roots, stores and routers are alive in the page. */
export type Census = { renderers: number; roots: number; stores: number; routers: number };

/**
 * Listens to React the way its developer tools do. Call before the first navigation; the function it returns
 * walks the rendered trees and counts.
 */
export async function takeCensus(page: Page): Promise<() => Promise<Census>> {
  await page.addInitScript(installHook);
  return () => page.evaluate(count);
}

type Fiber = { memoizedProps: Record<string, unknown> | null; child: Fiber | null; sibling: Fiber | null };
type Hook = { renderers: Set<unknown>; roots: Set<{ current: Fiber }> };
type HookedWindow = Window & { __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown; reactCensus?: Hook };

function installHook(): void {
  const hook: Hook = { renderers: new Set(), roots: new Set() };
  const page = window as HookedWindow;
  page.reactCensus = hook;
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: (renderer: unknown) => hook.renderers.add(renderer).size,
    onCommitFiberRoot: (_id: number, root: { current: Fiber }) => hook.roots.add(root),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    checkDCE: () => undefined,
  };
}

function count(): Census {
  const { renderers, roots } = (window as HookedWindow).reactCensus ?? {
    renderers: new Set(),
    roots: new Set(),
  };
  const stores = new Set<unknown>();
  const routers = new Set<unknown>();
  const waiting = [...roots].map((root) => root.current);
  for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
    const props = fiber.memoizedProps;
    if (typeof props === 'object' && props !== null) {
      const { store, router } = props as { store?: { getState?: unknown }; router?: { navigate?: unknown } };
      if (store?.getState) stores.add(store.getState);
      if (router?.navigate) routers.add(router.navigate);
    }
    for (const next of [fiber.child, fiber.sibling]) if (next) waiting.push(next);
  }
  return { renderers: renderers.size, roots: roots.size, stores: stores.size, routers: routers.size };
}
