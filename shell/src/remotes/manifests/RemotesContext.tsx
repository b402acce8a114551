import type { ReleaseDocument } from '@cpa/shared/contracts';
import { type ReactNode, createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { BadgeStore } from '../host/badgeStore.ts';

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

/** Count of a badge; 0 without a name. */
export function useBadge(name: string | undefined): number {
  const { badges } = useRemotes();
  return useSyncExternalStore(
    badges.subscribe,
    () => (name ? badges.count(name) : 0),
    () => 0,
  );
}
