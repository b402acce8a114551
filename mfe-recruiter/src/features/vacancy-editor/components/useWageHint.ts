import type { Options } from '@cpa/shared/contracts';
import { useSelector } from 'react-redux';
import { parseAmount } from '../model/amounts.ts';
import { type WageHint, wageHint } from '../model/minimumWage.ts';
import { selectDraft } from '../state/editorSlice.ts';

/** Returns the hint about the minimum wage for the draft, or null. */
export function useWageHint(options: Options): WageHint | null {
  const { salary_min, salary_max, salary_currency, salary_period, workloads } = useSelector(selectDraft);
  return wageHint({
    amount: parseAmount(salary_min) ?? parseAmount(salary_max),
    currency: salary_currency,
    period: salary_period,
    workloads: options.workloads.filter(({ id }) => workloads.includes(id)).map(({ name }) => name),
  });
}
