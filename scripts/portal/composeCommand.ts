import { CliError } from '@cpa/shared/server';
import { SHELL } from '../../shell/server/releases/index.ts';
import { createPreview, describePreview } from './previewLinks.ts';
import type { ReleaseCalls } from './releaseCalls.ts';
import { type CommandResult, selectRemotes } from './releaseCommands.ts';

export type ComposeOptions = { with: string; shell?: string; days: number };

/**
 * Creates a link that shows published versions together, with the live versions of the other remotes, to everyone who
 * opens it. The team releases all of them.
 */
export async function compose(
  store: ReleaseCalls,
  { with: list, shell, days }: ComposeOptions,
): Promise<CommandResult> {
  const [first, ...rest] = list.split(',').map((entry) => {
    const [, given = '', version = ''] = /^([\w-]+)@([\da-f]{16})$/.exec(entry.trim()) ?? [];
    if (!version) throw new CliError(`Write remotes as mfe-checkout@<version>, not as ${entry.trim()}.`);
    const [name = ''] = selectRemotes(given, [given]);
    return { name, version };
  });
  const others = [...rest, ...(shell === undefined ? [] : [{ name: SHELL, version: shell }])];
  const { name, version } = first!;
  const data = await createPreview(store, name, { version, days, others });
  const beside = others.map((other) => `\n  with ${other.name} ${other.version}`);
  return { data, text: `${describePreview(name, data)}${beside.join('')}` };
}
