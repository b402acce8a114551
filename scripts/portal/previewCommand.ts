import { CliError } from '@cpa/shared/server';
import { originOf } from './origin.ts';
import { assertSigning, createPreview, describePreview } from './previewLinks.ts';
import type { ReleaseCalls } from './releaseCalls.ts';
import { type CommandResult, selectRemotes } from './releaseCommands.ts';
import { selectRemote } from './storeCommands.ts';

export type PreviewCommandOptions = { of?: string; days: number; branch?: string; end?: string };

/**
 * Creates a link that shows a published version inside the site to everyone who opens it. With `end`, deletes the
 * previews of that branch instead.
 */
export async function preview(
  store: ReleaseCalls,
  remote: string,
  { of = 'latest', days, branch, end }: PreviewCommandOptions,
): Promise<CommandResult> {
  if (end !== undefined) return await endPreviews(store, remote, end);
  const name = await selectRemote(store, remote);
  const newest = (await store.list()).find((release) => release.name === name);
  const version = of === 'latest' ? newest?.version : of;
  if (version === undefined)
    throw new CliError(`No release of ${name} is published yet. Use: portal publish ${name}`);
  const data = await createPreview(store, name, { version, days, branch });
  return { data, text: describePreview(name, data) };
}

/** A branch without previews is not an error: its pull request may be closed before the first build has ended. */
async function endPreviews(store: ReleaseCalls, remote: string, branch: string): Promise<CommandResult> {
  assertSigning(store);
  const [name = '', ...others] = selectRemotes(remote, [remote]);
  if (others.length > 0) throw new CliError('Specify one remote.');
  const data = await store.endPreviews(name, branch, originOf({}));
  const lines = [
    ...data.deleted.map((version) => `${name} ${version} is deleted.`),
    ...data.kept.map((version) => `${name} ${version} is in use and was kept.`),
  ];
  return { data, text: lines.join('\n') || `${name} has no preview of ${branch}.` };
}
