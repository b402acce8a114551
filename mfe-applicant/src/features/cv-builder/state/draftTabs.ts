import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';

/** Tabs of this browser that edit CVs. */
export type DraftTabs = {
  /** Registers this tab. */
  enter: () => Promise<void>;
  /** ID of this tab, which a reload keeps. */
  id: () => string;
  /** True while the tab of a draft is open. */
  isOpen: (tab: string) => Promise<boolean>;
};

const lockOf = (tab: string) => `cpa.cv.tab.${tab}`;

/** Each tab holds a lock until it is closed. Without the Web Locks API every other tab counts as closed. */
export function createDraftTabs(): DraftTabs {
  const stored = storedValue('cpa.cvTab', z.string(), {
    owner: 'browser', // The ID of a tab.
    area: 'session',
  });
  let own = stored.read() ?? newId();
  let entered: Promise<void> | undefined;

  async function register(): Promise<void> {
    // A duplicated tab starts with the session storage of the other one.
    if (!(await hold(own))) {
      own = newId();
      await hold(own);
    }
    stored.write(own);
  }

  return {
    enter: () => (entered ??= register()),
    id: () => own,
    isOpen: async (tab) => {
      const { held = [] } =
        (await locks()
          ?.query()
          .catch(() => null)) ?? {};
      return held.some(({ name }) => name === lockOf(tab));
    },
  };
}

/** Resolves to false when another tab holds the lock. */
async function hold(tab: string): Promise<boolean> {
  const manager = locks();
  if (!manager) return true;
  return await new Promise((resolve) => {
    const request = manager.request(lockOf(tab), { ifAvailable: true }, async (lock) => {
      resolve(lock !== null);
      if (lock) await untilClosed();
    });
    request.catch(() => resolve(true));
  });
}

const untilClosed = () => new Promise<void>(() => {});
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;
const newId = () => Math.random().toString(36).slice(2, 12);
