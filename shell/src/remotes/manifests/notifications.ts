import type { ActiveRemote, ManifestNotification, ReleaseDocument, VisitorRole } from '@cpa/shared/contracts';

export type DeclaredNotification = ManifestNotification & { remote: ActiveRemote };

/** Finds the manifest entry of a kind for a role. Undefined when no active remote declares it. */
export function findDeclaredNotification(
  { remotes }: ReleaseDocument,
  kind: string,
  role: VisitorRole | null,
): DeclaredNotification | undefined {
  return remotes
    .flatMap((remote) => remote.manifest.notifications.map((entry) => ({ ...entry, remote })))
    .find(({ kind: declared, roles }) => {
      const isShown = !roles || (role !== null && role !== 'visitor' && roles.includes(role));
      return declared === kind && isShown;
    });
}
