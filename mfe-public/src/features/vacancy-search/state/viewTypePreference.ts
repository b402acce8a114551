import { storedValue } from '@cpa/shared/store';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

const schema = z.enum(['list', 'grid']);

/** Layout of vacancy lists. */
export type ViewType = z.infer<typeof schema>;

const preference = storedValue('viewType', schema, {
  owner: 'browser', // The layout is a choice for the screen.
});
const viewType = (): ViewType => preference.read() ?? 'list';

/** The layout that the user chose in this browser, 'list' by default. */
export function useViewType(): [ViewType, (viewType: ViewType) => void] {
  return [useSyncExternalStore(preference.subscribe, viewType, () => 'list' as const), preference.write];
}
