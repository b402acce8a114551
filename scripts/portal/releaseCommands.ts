import { userInfo } from 'node:os';
import { join } from 'node:path';
import { CliError, table } from '@cpa/shared/server';
import type { Activated, ListedRelease, Origin } from '../../shell/server/releases/index.ts';
import { REMOTES, root } from '../build/package.ts';
import type { ReleaseCalls } from './releaseCalls.ts';

/** Result of a command: data for `--json`, and the same as text. */
export type CommandResult = { data: unknown; text: string };

export type ChangeOptions = { expect?: number; reason?: string };

export async function publish(
  store: ReleaseCalls,
  remote: string,
  { dir, activate: isActivated, reason }: { dir?: string; activate?: boolean; reason?: string },
): Promise<CommandResult> {
  const names = selectRemotes(remote, dir === undefined ? [] : [remote]);
  if (dir !== undefined && names.length > 1)
    throw new CliError('--dir is the build of one remote and cannot be used with "all".');
  const data = [];
  const lines = [];
  for (const name of names) {
    const { release, isNew } = await store.publish(dir ?? join(root, name, 'dist'), name);
    const bytes = release.files.reduce((sum, file) => sum + file.bytes, 0);
    lines.push(
      `${name} ${release.version} ${isNew ? 'published' : 'was already published'}: ${release.files.length} files, ${bytes} bytes.`,
    );
    const activated = isActivated ? await store.activate(name, release.version, originOf({ reason })) : null;
    if (activated) lines.push(describeActivated(activated));
    data.push({
      name,
      version: release.version,
      is_new: isNew,
      files: release.files.length,
      bytes,
      activated,
    });
  }
  return { data, text: lines.join('\n') };
}

export async function activate(
  store: ReleaseCalls,
  remote: string,
  version: string,
  { expect: expected, ...options }: ChangeOptions,
): Promise<CommandResult> {
  const names = selectRemotes(remote, await publishedNames(store));
  if (names.length > 1 && version !== 'latest')
    throw new CliError('A version belongs to one remote. With "all", use "latest".');
  const data = [];
  for (const name of names) {
    data.push(await store.activate(name, version, { ...originOf(options), expected }));
  }
  return { data, text: data.map(describeActivated).join('\n') };
}

export async function rollback(
  store: ReleaseCalls,
  remote: string,
  { to, expect: expected, ...options }: ChangeOptions & { to?: string },
): Promise<CommandResult> {
  const [name = '', ...others] = selectRemotes(remote, await publishedNames(store));
  if (others.length > 0) throw new CliError('Roll back one remote at a time.');
  const data = await store.rollback(name, { ...originOf(options), to, expected });
  return { data, text: describeActivated(data) };
}

export async function list(store: ReleaseCalls, remote: string | undefined): Promise<CommandResult> {
  const names = remote === undefined ? null : selectRemotes(remote, await publishedNames(store));
  const data = (await store.list()).filter(({ name }) => !names || names.includes(name));
  const text = table(data.map(toRow)) || 'No releases published. Use: portal publish <remote>';
  return { data, text };
}

export const REMOTE_NAME = /^mfe-[a-z]+(-[a-z]+)*$/;

/**
 * Returns the remotes that an argument selects.
 * @param external remotes that are not workspaces of this repository
 */
export function selectRemotes(remote: string, external: readonly string[]): string[] {
  if (remote === 'all') return [...REMOTES];
  if (REMOTES.includes(remote)) return [remote];
  if (external.includes(remote) && REMOTE_NAME.test(remote)) return [remote];
  throw new CliError(`Unknown remote "${remote}". Available remotes: ${REMOTES.join(', ')}.`);
}

export const publishedNames = async (store: ReleaseCalls): Promise<string[]> =>
  (await store.list()).map(({ name }) => name);

/**
 * The operator is the user of the operating system; a deployment sets `PORTAL_USER`, and `PORTAL_COMMIT` for the commit
 * of the build.
 */
function originOf({ reason }: { reason?: string | undefined }): Origin {
  const { PORTAL_USER, PORTAL_COMMIT } = process.env;
  return { by: PORTAL_USER || userInfo().username, reason, commit: PORTAL_COMMIT || undefined };
}

function describeActivated({ name, version, was, revision }: Activated): string {
  const from = was === null ? '' : was === version ? ' (unchanged)' : ` (was ${was})`;
  return `${name} ${version} is active${from}; the release document is at revision ${revision}.`;
}

function toRow({ name, version, contract, published_at, is_active }: ListedRelease): string[] {
  return [`${is_active ? '*' : ' '} ${name}`, version, `contract ${contract}`, published_at];
}
