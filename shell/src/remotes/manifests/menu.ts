import type { ActiveRemote, NavigationEntry, ReleaseDocument, VisitorRole } from '@cpa/shared/contracts';

export type MenuEntry = NavigationEntry & { remote: ActiveRemote };

/**
 * Returns a menu's entries of all active remotes in their order. A null role, for example while the session loads, sees
 * the entries for everyone.
 */
export function menuEntries(
  { remotes }: ReleaseDocument,
  menus: readonly NavigationEntry['menu'][],
  role: VisitorRole | null,
): MenuEntry[] {
  return remotes
    .flatMap((remote) => remote.manifest.navigation.map((entry) => ({ ...entry, remote })))
    .filter(({ menu, roles }) => menus.includes(menu) && (!roles || (role !== null && roles.includes(role))))
    .toSorted((a, b) => a.order - b.order);
}
