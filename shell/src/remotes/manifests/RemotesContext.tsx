import type { ReleaseDocument } from '@cpa/shared/contracts';
import { selectProfile } from '@cpa/shared/session';
import { type ReactNode, createContext, use, useMemo, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import type { BadgeStore } from '../host/badgeStore.ts';
import type { MenuEntry } from './menu.ts';

type RemotesContextValue = { releases: ReleaseDocument; badges: BadgeStore };

const RemotesContext = createContext<RemotesContextValue | null>(null);

/** Provides the release document and the badges to the shell's components. */
export function RemotesProvider({
  releases,
  badges,
  children,
}: RemotesContextValue & { children: ReactNode }) {
  const value = useMemo(() => ({ releases, badges }), [releases, badges]);
  return <RemotesContext value={value}>{children}</RemotesContext>;
}

function useRemotes(): RemotesContextValue {
  const value = use(RemotesContext);
  if (!value) throw new Error('The component needs a RemotesProvider above it.');
  return value;
}

export const useReleases = (): ReleaseDocument => useRemotes().releases;

const NONE: Readonly<Record<string, number>> = {};

/** Returns a function that reads the badge of a menu entry and its count. 0 without a badge. */
export function useBadges() {
  const { badges } = useRemotes();
  const stored = useSyncExternalStore(badges.subscribe, badges.read, () => NONE);
  const counts = useSelector(selectProfile)?.waiting?.counts ?? NONE;
  return ({ remote, badge: name }: MenuEntry) => {
    const badge = remote.manifest.badges.find((each) => each.name === name);
    const count = badge?.count ? counts[badge.count] : stored[badge?.name ?? ''];
    return { ...badge, count: count ?? 0 };
  };
}
