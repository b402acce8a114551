import { CliError, table } from '@cpa/shared/server';
import type { RecordedChange, ReleaseStatus } from '../../shell/server/releases/index.ts';
import type { ReleaseCalls } from './releaseCalls.ts';
import { originOf } from './origin.ts';
import { type CommandResult, publishedNames, selectRemotes } from './releaseCommands.ts';

export async function history(store: ReleaseCalls, remote: string | undefined): Promise<CommandResult> {
  const name = remote === undefined ? undefined : await selectRemote(store, remote);
  const data = await store.history(name);
  return { data, text: table(data.map(toRow)) || 'Nothing was activated yet.' };
}

export async function diff(
  store: ReleaseCalls,
  remote: string,
  versions: [before: string, after: string],
): Promise<CommandResult> {
  const data = await store.diff(await selectRemote(store, remote), versions);
  const { added, removed, changed, bytes, contract, manifest } = data;
  const lines = [
    ...added.map((path) => `+ ${path}`),
    ...removed.map((path) => `- ${path}`),
    ...changed.map((path) => `~ ${path}`),
    `Bytes: ${bytes[0]} → ${bytes[1]}`,
    ...(contract[0] === contract[1] ? [] : [`Contract: ${contract[0]} → ${contract[1]}`]),
    ...(manifest.length === 0 ? [] : [`Manifest: ${manifest.join(', ')}`]),
  ];
  return { data, text: lines.join('\n') };
}

/** Lists the live releases, since when and by whom. */
export async function status(store: ReleaseCalls, remote: string | undefined): Promise<CommandResult> {
  const name = remote === undefined ? undefined : await selectRemote(store, remote);
  const data = (await store.status()).filter((each) => name === undefined || each.name === name);
  return {
    data,
    text: table(data.map(toStatusRow)) || 'No releases published. Use: portal publish <remote>',
  };
}

export type DeleteOptions = { days: number; reason?: string };

export async function removeRelease(
  store: ReleaseCalls,
  remote: string,
  version: string,
  { days, ...why }: DeleteOptions,
): Promise<CommandResult> {
  const name = await selectRemote(store, remote);
  await store.unpublish(name, { ...originOf(why), version, days });
  return { data: { name, version }, text: `${name} ${version} is deleted.` };
}

export async function gc(store: ReleaseCalls, { days, ...why }: DeleteOptions): Promise<CommandResult> {
  const data = await store.collectGarbage({ ...originOf(why), days });
  const text = data.map(({ name, version }) => `${name} ${version} is deleted.`).join('\n');
  return { data, text: text || 'Nothing to delete.' };
}

/** Healthy when nothing is left to repair. */
export async function doctor(
  store: ReleaseCalls,
  { repair: isRepairing = false, ...why }: { repair?: boolean; reason?: string },
): Promise<CommandResult & { isHealthy: boolean }> {
  const data = await store.diagnose({ ...originOf(why), isRepairing });
  const lines = data.map(({ problem, is_repaired, can_be_repaired }) => {
    if (is_repaired) return `${problem} Repaired.`;
    return can_be_repaired ? `${problem} Use --repair.` : problem;
  });
  const text = lines.join('\n') || 'The release store is in order.';
  return { data, text, isHealthy: data.every(({ is_repaired }) => is_repaired) };
}

export async function selectRemote(store: ReleaseCalls, remote: string): Promise<string> {
  const [name = '', ...others] = selectRemotes(remote, await publishedNames(store));
  if (others.length > 0) throw new CliError('Specify one remote.');
  return name;
}

function toStatusRow({ name, version, activated, canary, newest, problems = [] }: ReleaseStatus): string[] {
  const notes = [
    canary && `canary ${canary.version} for ${canary.percent} %`,
    newest !== version && `newest ${newest}`,
    activated?.reason,
    ...problems.map(
      ({ version: of, route, part, reason, count }) =>
        `${count} × ${part} of ${route} failed on the server (${of}): ${reason}`,
    ),
  ];
  const live = version ?? 'not active';
  return [name, live, activated?.at ?? '', activated?.by ?? '', notes.filter(Boolean).join('; ')];
}

function toRow(change: RecordedChange): string[] {
  const { revision, at, action, name, by, reason, commit } = change;
  return [
    String(revision),
    at,
    action,
    name,
    describeVersions(change),
    by,
    [commit?.slice(0, 10), reason].filter(Boolean).join(' '),
  ];
}

function describeVersions({ action, was, version, percent, ended = [] }: RecordedChange): string {
  if (action === 'canary') return `${version} for ${percent} % beside ${was}`;
  if (action === 'abort') return `${version} ended`;
  const canaries = ended.map((canary) => `; canary ${canary.name} ${canary.version} ended`);
  return `${was ?? 'none'} → ${version}${canaries.join('')}`;
}
