import { useFormat } from '@cpa/shared/i18n';
import { useText } from '../../../messages/texts.ts';
import type { FieldProblem } from '../model/checkCard.ts';

/** Returns the validation result of a field for react-hook-form: true, or the message of its problem. */
export function useProblemText() {
  const t = useText();
  const { monthName } = useFormat();
  return (
    field: string,
    problem: FieldProblem | null,
    { month = 1, year = 0, max = 0 }: { month?: number; year?: number; max?: number } = {},
  ): true | string => {
    if (problem === null) return true;
    if (problem === 'missing') return t(`pay.missing.${field}` as 'pay.missing.number');
    const date = `${monthName(month)} ${year}`;
    return t(`pay.error.${problem}`, { date, max });
  };
}
