import { join } from 'node:path';
import type { Operator, RemoteRelease } from '@cpa/shared/contracts';
import type { Releases } from '../../releases/serving/releaseSource.ts';
import type { ServerFile, ServerRelease } from './messages.ts';

export type ServerReleaseOptions = {
  /** Build of a shell that is served instead of the active one. */
  shellDir?: string | undefined;
  releasesDir: string;
  demo: boolean;
  operator?: Operator | undefined;
};

/**
 * Returns the code and data that a sandbox needs to render pages of one remote with the active releases; null for a
 * shell without a server module.
 * @param name remote whose code it needs; that of the shell, for frames, needs none
 */
export function serverRelease(
  { shell, document }: Releases,
  { shellDir, releasesDir, demo, operator }: ServerReleaseOptions,
  name: string,
): ServerRelease | null {
  const { revision, remotes } = document;
  const shellFile = serverFile(shell.server, shellDir ?? folderOf(releasesDir, shell));
  if (!shellFile) return null;
  const filesOf = (kind: 'heads' | 'server') =>
    Object.fromEntries(
      remotes.flatMap((remote) => {
        if (remote.name !== name) return [];
        const file = serverFile(remote[kind], folderOf(releasesDir, remote));
        return file ? [[remote.name, file] as const] : [];
      }),
    );
  const versions = [shell, ...remotes].map((each) => `${each.name}@${each.version}`);
  return {
    key: `${revision} ${versions.join(' ')}`,
    pages: { releases: { revision, remotes }, demo, operator, shell: shellFile, remotes: filesOf('server') },
    heads: filesOf('heads'),
  };
}

/** Returns the code that a sandbox needs for the heads of one remote; null for a release without heads. */
export function headsRelease(remote: RemoteRelease, releasesDir: string): ServerRelease | null {
  const file = serverFile(remote.heads, folderOf(releasesDir, remote));
  return file ? { key: `${remote.name}@${remote.version}`, heads: { [remote.name]: file } } : null;
}

const folderOf = (releasesDir: string, { name, version }: Pick<RemoteRelease, 'name' | 'version'>): string =>
  join(releasesDir, 'remotes', name, version);

function serverFile(file: RemoteRelease['server'], folder: string): ServerFile | undefined {
  return file && { file: join(folder, file.path), integrity: file.integrity };
}
