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
export const actionsOf = (
  machines: Machines,
  outside: () => Outside,
  phase: Phase,
  portal: (...command: string[]) => Promise<string>,
) => ({
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
  /** Drops a share of the packets that a machine receives, in percent; 0 ends it. */
  loss: (node: string, percent: number) => {
    const rule = ['INPUT', '-i', 'eth0', '-m', 'statistic', '--mode', 'random', '--probability'];
    const iptables = ['ip', 'netns', 'exec', node, 'iptables'] as const;
    sh(...iptables, '-F', 'INPUT');
    if (percent > 0) sh(...iptables, '-A', ...rule, String(percent / 100), '-j', 'DROP');
  },
  gate: (name: keyof Outside['gates'], mode: GateMode) => outside().gates[name].set(mode),
  portal,
  charged: () => outside().charged(),
  mails: () => outside().mails(),
});

type Actions = ReturnType<typeof actionsOf>;

export function listenForControl(actions: Actions): void {
  rmSync(CONTROL, { force: true });
  createServer((incoming, response) => {
    const respond = async (): Promise<void> => {
      const [name, ...args] = JSON.parse(await text(incoming)) as [keyof Actions, ...never[]];
      const result: unknown = await (actions[name] as (...given: never[]) => unknown)(...args);
      response.end(JSON.stringify({ result }));
    };
    respond().catch((error: Error) => response.end(JSON.stringify({ error: error.message })));
  }).listen(CONTROL);
}

/** Calls an action of the running cluster. @throws Error when none is running */
export async function control<Name extends keyof Actions>(
  name: Name,
  ...args: Parameters<Actions[Name]>
): Promise<Awaited<ReturnType<Actions[Name]>>> {
  const body = await new Promise<string>((resolve, reject) => {
    const sent = request({ socketPath: CONTROL, method: 'POST' }, (response) => resolve(text(response)));
    sent.once('error', reject);
    sent.end(JSON.stringify([name, ...args]));
  });
  const { result, error } = JSON.parse(body) as {
    result: Awaited<ReturnType<Actions[Name]>>;
    error?: string;
  };
  if (error !== undefined) throw new Error(error);
  return result;
}
