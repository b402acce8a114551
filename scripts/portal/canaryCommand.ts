import { CliError } from '@cpa/shared/server';
import type { ReleaseCalls } from './releaseCalls.ts';
import { originOf } from './origin.ts';
import { type ChangeOptions, type CommandResult, describeActivated } from './releaseCommands.ts';
import { selectRemote } from './storeCommands.ts';

/** Starts, grows or shrinks a canary (`change` is a percentage), promotes it, or aborts it. */
export async function canary(
  store: ReleaseCalls,
  remote: string,
  change: string,
  { of: version, expect: expected, ...rest }: ChangeOptions & { of?: string },
): Promise<CommandResult> {
  const name = await selectRemote(store, remote);
  const options = { ...originOf(rest), expected };
  if (change === 'promote') {
    const data = await store.promoteCanary(name, options);
    return { data, text: describeActivated(data) };
  }
  if (change === 'abort') {
    const data = await store.abortCanary(name, options);
    const text = `The canary ${name} ${data.version} ended: all visitors get ${data.active}`;
    return { data, text: `${text}; the release document is at revision ${data.revision}.` };
  }
  if (!/^[1-9]\d?$/.test(change))
    throw new CliError(`"${change}" is no change. Use a percentage from 1 to 99, promote, or abort.`);
  const data = await store.startCanary(name, { ...options, version, percent: Number(change) });
  const text = `${name} ${data.version} is served to ${data.percent} % of the visitors, ${data.active} to the others`;
  return { data, text: `${text}; the release document is at revision ${data.revision}.` };
}
