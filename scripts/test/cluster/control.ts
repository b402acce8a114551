import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { rmSync } from 'node:fs';
import type { GateMode } from './gate.ts';
import type { Machines } from './machines.ts';
import { sh } from './machines.ts';
import { CONTROL } from './nodes.ts';
import type { Outside } from './outside.ts';

/** Progress of the start, or `ready`, or the error. */
export type Phase = { phase: string; error?: string };

/** Actions that the process in the namespaces performs for a drill. */
export const actionsOf = (machines: Machines, outside: () => Outside, phase: Phase) => ({
  status: () => ({ ...phase, units: machines.status() }),
  killUnit: (node: string, unit: string, options?: { signal?: NodeJS.Signals; isHeld?: boolean }) =>
    machines.kill(node, unit, options),
  startUnit: (node: string, unit: string, settings?: Record<string, string>) =>
    machines.start(node, unit, settings),
  killMachine: machines.killAll,
  startMachine: machines.startAll,
  killPostgres: machines.killPostgres,
  /** Disconnects or reconnects the network cable of a machine. */
  link: (node: string, state: 'up' | 'down') => void sh('ip', 'link', 'set', node, state),
  gate: (name: keyof Outside['gates'], mode: GateMode) => outside().gates[name].set(mode),
  charged: () => outside().charged(),
  mails: () => outside().mails(),
});

type Actions = ReturnType<typeof actionsOf>;

export function listenForControl(actions: Actions): void {
  rmSync(CONTROL, { force: true });
  createServer((incoming, response) => {
    const respond = async (): Promise<void> => {
      const [name, ...args] = JSON.parse(await text(incoming)) as [keyof Actions, ...never[]];
      const result: unknown = (actions[name] as (...given: never[]) => unknown)(...args);
      response.end(JSON.stringify({ result }));
    };
    respond().catch((error: Error) => response.end(JSON.stringify({ error: error.message })));
  }).listen(CONTROL);
}

/** Calls an action of the running cluster. @throws Error when none is running */
export async function control<Name extends keyof Actions>(
  name: Name,
  ...args: Parameters<Actions[Name]>
): Promise<ReturnType<Actions[Name]>> {
  const body = await new Promise<string>((resolve, reject) => {
    const sent = request({ socketPath: CONTROL, method: 'POST' }, (response) => resolve(text(response)));
    sent.once('error', reject);
    sent.end(JSON.stringify([name, ...args]));
  });
  const { result, error } = JSON.parse(body) as { result: ReturnType<Actions[Name]>; error?: string };
  if (error !== undefined) throw new Error(error);
  return result;
}
