import { CliError } from '@cpa/shared/server';
import { createPreview, describePreview } from './previewLinks.ts';
import type { ReleaseCalls } from './releaseCalls.ts';
import type { CommandResult } from './releaseCommands.ts';
import { selectRemote } from './storeCommands.ts';

/** Creates a link that shows a published version inside the site to everyone who opens it. */
export async function preview(
  store: ReleaseCalls,
  remote: string,
  { of = 'latest', days }: { of?: string; days: number },
): Promise<CommandResult> {
  const name = await selectRemote(store, remote);
  const newest = (await store.list()).find((release) => release.name === name);
  const version = of === 'latest' ? newest?.version : of;
  if (version === undefined)
    throw new CliError(`No release of ${name} is published yet. Use: portal publish ${name}`);
  const data = await createPreview(store, name, { version, days });
  return { data, text: describePreview(name, data) };
}
