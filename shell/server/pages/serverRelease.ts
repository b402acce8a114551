import { join } from 'node:path';
import type { Operator, RemoteRelease } from '@cpa/shared/contracts';
import type { Releases } from '../releases/serving/releaseSource.ts';
import type { ServerFile, ServerRelease } from './messages.ts';

export type ServerReleaseOptions = {
  /** Build of a shell that is served instead of the active one. */
  shellDir?: string | undefined;
  releasesDir: string;
  apiUrl: string;
  demo: boolean;
  operator?: Operator | undefined;
};

/** Returns what a worker needs to render pages of the active releases; null for a shell without a server module. */
export function serverRelease(
  { shell, document }: Releases,
  { shellDir, releasesDir, apiUrl, demo, operator }: ServerReleaseOptions,
): ServerRelease | null {
  const folderOf = ({ name, version }: RemoteRelease) => join(releasesDir, 'remotes', name, version);
  const shellFile = serverFile(shell, shellDir ?? folderOf(shell));
  if (!shellFile) return null;
  const remotes = document.remotes.flatMap((remote) => {
    const file = serverFile(remote, folderOf(remote));
    return file ? [[remote.name, file] as const] : [];
  });
  const versions = [shell, ...document.remotes].map(({ name, version }) => `${name}@${version}`);
  return {
    key: `${document.revision} ${versions.join(' ')}`,
    releases: { revision: document.revision, remotes: document.remotes },
    demo,
    operator,
    apiUrl,
    shell: shellFile,
    remotes: Object.fromEntries(remotes),
  };
}

function serverFile({ server }: RemoteRelease, folder: string): ServerFile | undefined {
  return server && { file: join(folder, server.path), integrity: server.integrity };
}
