import { type ReleaseStore, SHELL, versionOf, type Wanted } from '../../shell/server/releases/index.ts';

/**
 * Publishes the builds that are new.
 * @param folders folder of the build of each remote, by name
 * @returns what to activate; no release that was published before, because the operator may have rolled it back
 */
export async function publishBuilds(store: ReleaseStore, folders: Record<string, string>): Promise<Wanted[]> {
  const document = await store.document();
  const publish = async (name: string): Promise<Wanted[]> => {
    const { release, isNew } = await store.publish(folders[name]!, name, 'all');
    const isActive = versionOf(document, name) !== undefined;
    return isNew || !isActive ? [{ name, version: release.version }] : [];
  };
  const { [SHELL]: shell, ...remotes } = folders;
  // Remotes are checked with the newest shell.
  const first = shell === undefined ? [] : await publish(SHELL);
  return [...first, ...(await Promise.all(Object.keys(remotes).map(publish))).flat()];
}
