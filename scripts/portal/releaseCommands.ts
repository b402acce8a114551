import { join } from 'node:path';
import { CliError, table } from '@cpa/shared/server';
import {
  type Activated,
  checkActivation,
  type ListedRelease,
  SHELL,
} from '../../shell/server/releases/index.ts';
import { REMOTES, root } from '../build/workspace.ts';
import { originOf } from './origin.ts';
import { assertSigning, createPreview, describePreview, PREVIEW_DAYS_DEFAULT } from './previewLinks.ts';
import { type CreatedPreview, placeOf, type ReleaseCalls } from './releaseCalls.ts';

/** Result of a command: data for `--json`, and the same as text. */
export type CommandResult = { data: unknown; text: string };

export type ChangeOptions = { expect?: number; reason?: string };

export type ActivateOptions = ChangeOptions & { on?: string; dryRun?: boolean };

export type PublishOptions = {
  dir?: string;
  activate?: boolean;
  preview?: boolean;
  branch?: string;
  grant?: boolean;
  reason?: string;
};

export async function publish(
  store: ReleaseCalls,
  remote: string,
  { dir, activate: isActivated, preview: isPreviewed, branch, grant, reason }: PublishOptions,
): Promise<CommandResult> {
  const names = selectRemotes(remote, dir === undefined ? [] : [remote]);
  if (dir !== undefined && names.length > 1)
    throw new CliError('--dir is the build of one remote and cannot be used with "all".');
  if (branch !== undefined && !isPreviewed) throw new CliError('--branch belongs to --preview.');
  if (isPreviewed) assertSigning(store);
  const origin = originOf({ reason });
  const published = [];
  for (const name of names)
    published.push(
      await store.publish(dir ?? join(root, name, 'dist'), name, grant ? 'all' : 'first', {
        ...origin,
        isPreview: isPreviewed === true && !isActivated,
      }),
    );
  const wanted = published.map(({ release: { name, version } }) => ({ name, version }));
  const activated = isActivated ? await store.activateTogether(wanted, origin) : [];
  const previews = new Map<string, CreatedPreview>();
  if (isPreviewed)
    for (const { name, version } of wanted)
      previews.set(name, await createPreview(store, name, { version, days: PREVIEW_DAYS_DEFAULT, branch }));
  const data = published.map(({ release: { name, version, files }, isNew }) => ({
    name,
    version,
    is_new: isNew,
    files: files.length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    activated: activated.find((each) => each.name === name) ?? null,
    preview: previews.get(name) ?? null,
  }));
  const lines = data.map(
    ({ name, version, is_new, files, bytes }) =>
      `${name} ${version} ${is_new ? 'published' : 'was already published'}: ${files} files, ${bytes} bytes.`,
  );
  const links = [...previews].map(([name, preview]) => describePreview(name, preview));
  return { data, text: [...lines, ...activated.map(describeActivated), ...links].join('\n') };
}

export async function prepare(
  store: ReleaseCalls,
  name: string,
  { reason }: { reason?: string },
): Promise<CommandResult> {
  if (!store.prepare)
    throw new CliError(
      'Set PORTAL_URL to the URL of the site. Only a site server keeps what it has prepared.',
    );
  await store.prepare(name, originOf({ reason }));
  return {
    data: { name },
    text: `The site prepares the boot check of ${name}. Publish within five minutes.`,
  };
}

export async function activate(
  store: ReleaseCalls,
  remote: string,
  version: string,
  { expect: expected, on, dryRun, ...options }: ActivateOptions,
): Promise<CommandResult> {
  const names = selectRemotes(remote, await publishedNames(store));
  if (names.length > 1 && version !== 'latest')
    throw new CliError('A version belongs to one remote. With "all", use "latest".');
  if (on !== undefined && expected !== undefined)
    throw new CliError('--expect is a revision of the live releases and cannot be used with --on.');
  if (on !== undefined && dryRun === true)
    throw new CliError('--dry-run checks the live releases and cannot be used with --on.');
  if (on !== undefined) return await activateOn(store, on, { names, version, ...options });
  const wanted = names.map((name) => ({ name, version }));
  if (dryRun === true) {
    const checked = await checkActivation(placeOf(store), wanted);
    return {
      data: checked,
      text: checked.map((each) => `${each.name} ${each.version} can be activated.`).join('\n'),
    };
  }
  const data = await store.activateTogether(wanted, { ...originOf(options), expected });
  return { data, text: data.map(describeActivated).join('\n') };
}

/** Shows releases in an environment instead of the live ones. */
async function activateOn(
  store: ReleaseCalls,
  environment: string,
  { names, version, reason }: { names: string[]; version: string; reason?: string },
): Promise<CommandResult> {
  const listed = await store.list();
  const wanted = names.map((name) => {
    const newest = listed.find((release) => release.name === name);
    return { name, version: version === 'latest' && newest ? newest.version : version };
  });
  const data = await store.activateIn(environment, wanted, originOf({ reason }));
  const text = wanted.map(({ name, version: shown }) => `${environment} shows ${name} ${shown}.`);
  return { data, text: text.join('\n') };
}

export async function rollback(
  store: ReleaseCalls,
  remote: string,
  { to, expect: expected, ...options }: ChangeOptions & { to?: string },
): Promise<CommandResult> {
  const change = { ...originOf(options), expected };
  const [name = '', ...others] = selectRemotes(remote, await publishedNames(store));
  if (others.length > 0) {
    if (to !== undefined)
      throw new CliError('--to is a version of one remote and cannot be used with "all".');
    const data = await store.rollbackTogether(change);
    return { data, text: data.map(describeActivated).join('\n') };
  }
  const data = await store.rollback(name, { ...change, to });
  return { data, text: describeActivated(data) };
}

export async function list(store: ReleaseCalls, remote: string | undefined): Promise<CommandResult> {
  const names = remote === undefined ? null : selectRemotes(remote, await publishedNames(store));
  const data = (await store.list()).filter(({ name }) => !names || names.includes(name));
  const text = table(data.map(toRow)) || 'No releases published. Use: portal publish <remote>';
  return { data, text };
}

/** The shell and the remotes of this repository, in the order in which they are published. */
export const RELEASED = [SHELL, ...REMOTES];

export const REMOTE_NAME = /^mfe-[a-z]+(-[a-z]+)*$/;

/**
 * Returns the remotes that an argument selects; the shell is released like a remote.
 * @param external remotes that are not workspaces of this repository
 */
export function selectRemotes(remote: string, external: readonly string[]): string[] {
  if (remote === 'all') return [...RELEASED];
  if (RELEASED.includes(remote)) return [remote];
  if (external.includes(remote) && REMOTE_NAME.test(remote)) return [remote];
  throw new CliError(`Unknown remote "${remote}". Available: ${RELEASED.join(', ')}.`);
}

export const publishedNames = async (store: ReleaseCalls): Promise<string[]> =>
  (await store.list()).map(({ name }) => name);

export function describeActivated({ name, version, was, revision }: Activated): string {
  const from = was === null ? '' : was === version ? ' (unchanged)' : ` (was ${was})`;
  return `${name} ${version} is active${from}; the release document is at revision ${revision}.`;
}

function toRow({ name, version, contract, published_at, is_active }: ListedRelease): string[] {
  return [`${is_active ? '*' : ' '} ${name}`, version, `contract ${contract}`, published_at];
}
