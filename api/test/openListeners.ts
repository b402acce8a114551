import { heardInOrder } from './heardInOrder.ts';
import { openEcho } from './openEcho.ts';
import type { TestApp } from './openTestApp.ts';
import type { Member } from './signIn.ts';

/** Browsers for a test; `leave` closes those that are still open. */
export function openListeners(portal: () => TestApp) {
  const open: { disconnect: () => void }[] = [];

  function echoAt(server: { port: number }, token: string) {
    const echo = openEcho(portal(), server, token);
    open.push(echo);
    return echo;
  }

  return {
    echoAt,
    /** Somebody who listens to their own channel. */
    listen: async (server: { port: number }, { id, token }: Member) => {
      const list = heardInOrder<unknown>();
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
