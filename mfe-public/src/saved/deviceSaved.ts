import { createDeviceValue } from '../device/deviceValue.ts';

/** More than a person comes back to; an account keeps more. */
export const MOST_ON_DEVICE = 100;

/** What this browser keeps: the vacancies, the last saved first, and whose they are; null: nobody had signed in. */
export type DeviceSaved = { owner: number | null; ids: number[] };

const NOTHING: DeviceSaved = { owner: null, ids: [] };

export const deviceSaved = createDeviceValue<DeviceSaved>('savedVacancies', readDeviceSaved);

/** Makes sense of what is found in the storage; anything else is nothing. */
export function readDeviceSaved(text: string | null): DeviceSaved {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('ids' in kept) || !Array.isArray(kept.ids)) {
      return NOTHING;
    }
    const owner = 'owner' in kept && isId(kept.owner) ? kept.owner : null;
    return { owner, ids: [...new Set(kept.ids.filter(isId))] };
  } catch {
    return NOTHING;
  }
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
