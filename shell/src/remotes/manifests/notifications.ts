import type {
  ActiveRemote,
  ManifestNotification,
  NotificationData,
  ReleaseDocument,
  VisitorRole,
} from '@cpa/shared/contracts';

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

/** Fills `:name` in the path of a manifest entry with the values of a notification; null if one is missing. */
export function notificationPath({ path }: ManifestNotification, data: NotificationData): string | null {
  const names = [...path.matchAll(PARAMETER)].map(([, name = '']) => name);
  if (names.some((name) => data[name] === undefined)) return null;
  return path.replace(PARAMETER, (_parameter, name: string) => encodeURIComponent(data[name] ?? ''));
}

const PARAMETER = /:([a-z_]+)/g;
