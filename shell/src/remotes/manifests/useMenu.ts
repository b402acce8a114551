import type { NavigationEntry } from '@cpa/shared/contracts';
import { selectVisitorRole } from '@cpa/shared/session';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type MenuEntry, menuEntries } from './menu.ts';
import { useReleases } from './RemotesContext.tsx';

/** Entries of one or two menus for the current user. Pass a constant array. */
export function useMenu(menus: readonly NavigationEntry['menu'][]): MenuEntry[] {
  const releases = useReleases();
  const role = useSelector(selectVisitorRole);
  return useMemo(() => menuEntries(releases, menus, role), [releases, menus, role]);
}
