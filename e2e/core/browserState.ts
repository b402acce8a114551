import type { Page } from '@playwright/test';

/** Returns the Redux state, the web storages and every IndexedDB record of a page as JSON, by place. */
export const readBrowserState = (page: Page) => page.evaluate(readAll);

type Fiber = { memoizedProps: unknown; child: Fiber | null; sibling: Fiber | null };
type Root = { stateNode: { current: Fiber } };

async function readAll() {
  return {
    redux: JSON.stringify(readRedux()),
    localStorage: JSON.stringify(Object.entries(localStorage)),
    sessionStorage: JSON.stringify(Object.entries(sessionStorage)),
    indexedDB: JSON.stringify(await readDatabases()),
  };

  /** Finds the store in the rendered tree: the site does not expose it. */
  function readRedux(): unknown {
    for (const element of document.querySelectorAll('*')) {
      const [, root] = Object.entries(element).find(([key]) => key.startsWith('__reactContainer$')) ?? [];
      const queue = root ? [(root as Root).stateNode.current] : [];
      for (let fiber = queue.pop(); fiber; fiber = queue.pop()) {
        const { store } = (fiber.memoizedProps ?? {}) as { store?: { getState?: () => unknown } };
        if (store?.getState) return store.getState();
        for (const next of [fiber.sibling, fiber.child]) if (next) queue.push(next);
      }
    }
    throw new Error('The page renders no Redux store.');
  }

  async function readDatabases(): Promise<unknown[]> {
    const records: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        records.push(name, store, await done(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    return records;
  }

  async function done<Result>(request: IDBRequest<Result>): Promise<Result> {
    return await new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
    });
  }
}
