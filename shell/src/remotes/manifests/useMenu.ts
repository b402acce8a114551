import type { NavigationEntry, Role } from '@cpa/shared/contracts';
import { selectIsAuthenticated, selectVisitorRole } from '@cpa/shared/session';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type MenuEntry, menuEntries } from './menu.ts';
import { useReleases } from './RemotesContext.tsx';

/**
 * Entries of one or two menus for the current user. Pass a constant array. `expected` is the role of a signed-in user whose
 * profile is not known yet.
 */
export function useMenu(
  menus: readonly NavigationEntry['menu'][],
  expected: Role | null = null,
): MenuEntry[] {
  const releases = useReleases();
  const isSignedIn = useSelector(selectIsAuthenticated);
  const role = useSelector(selectVisitorRole) ?? (isSignedIn ? expected : null);
  return useMemo(() => menuEntries(releases, menus, role), [releases, menus, role]);
}
