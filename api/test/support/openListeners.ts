import { eventQueue } from './eventQueue.ts';
import { openEcho } from './openEcho.ts';
import type { TestApp } from './openTestApp.ts';
import type { Member } from './signIn.ts';

/** Creates realtime clients for a test; `leave` closes those still open. */
export function openListeners(portal: () => TestApp) {
  const open: { disconnect: () => void }[] = [];

  function echoAt(server: { port: number }, token: string) {
    const echo = openEcho(portal(), server, token);
    open.push(echo);
    return echo;
  }

  return {
    echoAt,
    /** Subscribes a user to their own channel. */
    listen: async (server: { port: number }, { id, token }: Member) => {
      const list = eventQueue<unknown>();
      const echo = echoAt(server, token);
      await new Promise<void>((resolve, reject) => {
        echo.private(`user.${id}`).subscribed(resolve).error(reject).listen('.news', list.add);
      });
      return { ...list, echo };
    },
    leave: () => {
      for (const echo of open.splice(0)) echo.disconnect();
    },
  };
}
