import type { RemoteRelease } from '@cpa/shared/contracts';
import { satisfy } from '@module-federation/runtime-core';
import { PLATFORM_VERSION } from '../../../src/remotes/platform/keys.ts';
import { ReleaseError } from '../records/releaseError.ts';

/** Rejects a remote that needs another platform contract, or other shared modules, than the active shell provides. */
export function checkContract(release: RemoteRelease, shell: RemoteRelease | undefined): void {
  const { name, version, contract } = release;
  if (!satisfy(platformOf(shell), contract))
    throw new ReleaseError(
      `${name} ${version} needs platform contract ${contract}; the shell provides ${platformOf(shell)}.`,
    );
  const [missing] = missingModules(release, shell);
  if (missing)
    throw new ReleaseError(
      `${name} ${version} needs ${missing.key} ${missing.range}; the shell provides ${missing.provided ?? 'none'}.`,
    );
}

export const fitsShell = (release: RemoteRelease, shell: RemoteRelease | undefined): boolean =>
  satisfy(platformOf(shell), release.contract) && missingModules(release, shell).length === 0;

/** Rejects a remote whose shared modules cannot be compared with those of the shell. */
export function checkRequires({ name, version, requires }: RemoteRelease, shell?: RemoteRelease): void {
  if (!requires)
    throw new ReleaseError(
      `${name} ${version} does not list the shared modules that it needs. Build it again with the kit of this site.`,
    );
  if (shell && !shell.provides)
    throw new ReleaseError(
      `The active shell ${shell.version} does not list the shared modules that it provides. Build a shell of this version of the portal, publish it and activate it (npm run build -w shell, then portal publish shell --activate), or activate a newer one. Then publish ${name} again.`,
    );
}

/**
 * Rejects a shell of an older portal, because no remote could be published beside it. A rollback to a stored one is
 * possible.
 */
export function checkProvides({ version, provides, offers }: RemoteRelease): void {
  if (!provides || !offers)
    throw new ReleaseError(
      `The shell ${version} does not list the shared modules that it provides. Build it again with this version of the portal: npm run build -w shell`,
    );
}

/** Releases of older portals list no modules. A rollback to them is possible, because they were active. */
function missingModules({ requires = {} }: RemoteRelease, shell: RemoteRelease | undefined) {
  const provides = shell?.provides;
  if (!provides) return [];
  return Object.entries(requires)
    .map(([key, range]) => ({ key, range, provided: provides[key] }))
    .filter(({ provided, range }) => provided === undefined || !satisfy(provided, range));
}

/** Builds of older portals do not name their contract. */
const platformOf = (shell: RemoteRelease | undefined): string => shell?.platform ?? PLATFORM_VERSION;
