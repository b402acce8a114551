import { useSyncExternalStore } from 'react';
import { EMPTY_SETUP, type PlanSetup } from '../model/planSetup.ts';
import { storedSetups } from '../model/storedSetup.ts';

/** Returns the choices for a plan, stored in this browser, and functions that change and clear them. */
export function usePlanSetup(planId: number) {
  const setups = useSyncExternalStore(storedSetups.subscribe, storedSetups.read, () => null);
  const setup = setups?.[planId] ?? EMPTY_SETUP;
  const change = (changes: Partial<PlanSetup>) =>
    storedSetups.write({ ...storedSetups.read(), [planId]: { ...setup, ...changes } });
  const clear = () => {
    const { [planId]: _done, ...others } = storedSetups.read() ?? {};
    storedSetups.write(others);
  };
  return { setup, change, clear };
}
