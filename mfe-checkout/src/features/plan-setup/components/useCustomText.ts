import { hasCardNumber } from '@cpa/shared/contracts';
import { useState } from 'react';
import { withoutLongNumbers } from '../model/planSetup.ts';
import { usePlanSetup } from './usePlanSetup.ts';

/** Returns the text of the custom template as typed. A text with a card number is stored without the number. */
export function useCustomText(planId: number) {
  const { setup, change } = usePlanSetup(planId);
  /** A text that must not be stored. */
  const [refused, setRefused] = useState<string | null>(null);
  const onChange = (typed: string) => {
    const isRefused = hasCardNumber(typed);
    setRefused(isRefused ? typed : null);
    change({ customTemplate: isRefused ? withoutLongNumbers(typed) : typed });
  };
  return { text: refused ?? setup.customTemplate, onChange };
}
