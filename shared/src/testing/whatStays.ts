import type { RouteObject } from 'react-router';
import type { RemoteModule } from '../remote/remoteHost.ts';
import { type TestHost, aHost } from './aHost.ts';

/** What a remote set going, and what of it is left after its end. */
export type Staying = { started: string[]; running: string[]; listeners: string[]; subscribers: number };

/**
 * Loads every page of a remote on a real store and ends the remote's sagas, as the shell does by the key `area`. Listeners
 * are those on the window and the document; subscribers those of the store.
 */
export async function whatStays({ createRoutes }: RemoteModule, area: string): Promise<Staying> {
  await loadAndEnd(createRoutes, area, aHost());
  // What a library set up when it was first imported is neither the remote's nor new now.
  const host = aHost();
  const listeners = countListeners();
  const subscribers = countSubscribers(host);
  try {
    const started = await loadAndEnd(createRoutes, area, host);
    const running = host.store.runningFeatureSagas();
    return { started, running, listeners: listeners.left(), subscribers: subscribers() };
  } finally {
    listeners.restore();
  }
}

async function loadAndEnd(
  createRoutes: RemoteModule['createRoutes'],
  area: string,
  host: TestHost,
): Promise<string[]> {
  await loadAll(createRoutes(host));
  const started = host.store.runningFeatureSagas();
  host.store.stopFeatureSagas(area);
  return started;
}

async function loadAll(routes: RouteObject[]): Promise<void> {
  for (const { lazy, children } of routes) {
    if (typeof lazy === 'function') await lazy();
    if (children) await loadAll(children);
  }
}

function countListeners() {
  const places = [window, document] as EventTarget[];
  const added = new Map<unknown, string>();
  for (const place of places) {
    const { addEventListener, removeEventListener } = place;
    place.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
      added.set(args[1], args[0]);
      addEventListener.apply(place, args);
    };
    place.removeEventListener = (...args: Parameters<EventTarget['removeEventListener']>) => {
      added.delete(args[1]);
      removeEventListener.apply(place, args);
    };
  }
  return {
    left: () => [...added.values()],
    restore() {
      // What stands in front of the prototype's own.
      for (const place of places) {
        Reflect.deleteProperty(place, 'addEventListener');
        Reflect.deleteProperty(place, 'removeEventListener');
      }
    },
  };
}

function countSubscribers({ store }: TestHost): () => number {
  const { subscribe } = store;
  let count = 0;
  store.subscribe = (listener) => {
    const unsubscribe = subscribe(listener);
    count += 1;
    return () => {
      count -= 1;
      unsubscribe();
    };
  };
  return () => count;
}
