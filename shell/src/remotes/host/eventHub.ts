import type { ActiveRemote, ReleaseDocument } from '@cpa/shared/contracts';
import type { HostEvents } from '@cpa/shared/remote';
import { reportProblem } from '../../reporting/reportProblem.ts';

type Handler = (payload: unknown) => void;

export type EventHub = {
  /** Names of the realtime events that active remotes declare. */
  names: readonly string[];
  /** Passes an event on to the remotes that declare it. Loads a remote that declares `delivery: 'always'`. */
  deliver: (name: string, payload: unknown) => void;
  /** Runs the `onReconnect` handlers of all loaded remotes. */
  reconnected: () => void;
  /** Events as a remote may use them. */
  eventsOf: (remote: ActiveRemote) => HostEvents;
  /** Removes all handlers of a remote. */
  unsubscribe: (remote: ActiveRemote) => void;
};

/** `launch` loads a remote and runs its `start`. */
export function createEventHub(
  { remotes }: ReleaseDocument,
  launch: (remote: ActiveRemote) => Promise<unknown>,
): EventHub {
  const handlers = new Map<string, Set<Handler>>();
  const reconnectHandlers = new Map<string, Set<Handler>>();
  const declared = remotes.flatMap((remote) =>
    remote.manifest.events.map(({ name, delivery }) => ({ remote, name, delivery })),
  );

  return {
    names: [...new Set(declared.map(({ name }) => name))],
    deliver(name, payload) {
      for (const event of declared.filter((one) => one.name === name)) {
        const run = () => runAll(handlers.get(keyOf(event.remote, name)), payload);
        if (event.delivery !== 'always') run();
        else launch(event.remote).then(run, (error: unknown) => reportProblem('EVENT_NOT_DELIVERED', error));
      }
    },
    reconnected: () =>
      runAll(
        [...reconnectHandlers.values()].flatMap((own) => [...own]),
        undefined,
      ),
    eventsOf: (remote) => ({
      on(name, handler) {
        if (!remote.manifest.events.some((event) => event.name === name)) {
          throw new Error(`The manifest of ${remote.name} declares no event ${name}.`);
        }
        return subscribe(handlers, keyOf(remote, name), handler);
      },
      onReconnect: (handler) => subscribe(reconnectHandlers, remote.name, handler),
    }),
    unsubscribe(remote) {
      for (const { name } of remote.manifest.events) handlers.delete(keyOf(remote, name));
      reconnectHandlers.delete(remote.name);
    },
  };
}

const keyOf = ({ name }: ActiveRemote, event: string): string => `${name} ${event}`;

/** A handler that throws is reported and does not keep the others from running. */
function runAll(handlers: Iterable<Handler> | undefined, payload: unknown): void {
  for (const handler of handlers ?? []) {
    try {
      handler(payload);
    } catch (error) {
      reportProblem('EVENT_HANDLER_FAILED', error);
    }
  }
}

function subscribe(handlers: Map<string, Set<Handler>>, key: string, handler: Handler): () => void {
  const known = handlers.get(key) ?? new Set();
  handlers.set(key, known.add(handler));
  return () => void known.delete(handler);
}
