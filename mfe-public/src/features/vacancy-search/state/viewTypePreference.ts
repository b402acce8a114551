import { useSyncExternalStore } from 'react';
import { createDeviceValue } from '../../../device/deviceValue.ts';

/** How lists of vacancies are laid out. */
export type ViewType = 'list' | 'grid';

const preference = createDeviceValue<ViewType>('viewType', (text) =>
  text?.replaceAll('"', '') === 'grid' ? 'grid' : 'list',
);

/** The list or grid that this browser prefers; 'list' until somebody chooses. */
export function useViewType(): [ViewType, (viewType: ViewType) => void] {
  return [
    useSyncExternalStore(preference.subscribe, preference.read, () => 'list' as const),
    preference.write,
  ];
}
