import { storedValue } from '@cpa/shared/store';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

const widthSchema = z.enum(['full', 'rail']);
export type SidebarWidth = z.infer<typeof widthSchema>;

/** The width that the recruiter chose, by the default width of the page: work pages start with a rail. */
const storedWidths = storedValue(
  'recruiterSidebar',
  z.partial(z.object({ full: widthSchema, rail: widthSchema })),
  {
    owner: 'browser', // The width is a choice for the screen.
  },
);

/** Tablets: a full sidebar would take a third of the page. */
const NARROW = '(max-width: 1023px)';

/** Returns the width of the sidebar on pages with this default, and a function that switches and stores it. */
export function useSidebarWidth(pageDefault: SidebarWidth): [SidebarWidth, () => void] {
  const stored = useSyncExternalStore(storedWidths.subscribe, storedWidths.read, () => null);
  const isNarrow = useSyncExternalStore(subscribeToNarrow, isNarrowScreen, () => false);
  const key = isNarrow ? 'rail' : pageDefault;
  const width = stored?.[key] ?? key;
  const toggle = () =>
    storedWidths.write({ ...storedWidths.read(), [key]: width === 'full' ? 'rail' : 'full' });
  return [width, toggle];
}

function isNarrowScreen(): boolean {
  return globalThis.matchMedia?.(NARROW).matches ?? false;
}

function subscribeToNarrow(listener: () => void): () => void {
  const query = globalThis.matchMedia?.(NARROW);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
