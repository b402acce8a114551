import type { Options } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Button } from '@cpa/shared/ui';
import { TriangleAlertIcon } from '@cpa/shared/ui/icons';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { amountText, parseAmount } from '../model/amounts.ts';
import { events, selectDraft } from '../state/editorSlice.ts';
import styles from './WageNotice.module.css';
import { controlId } from './useDraftField.ts';
import { useWageHint } from './useWageHint.ts';

/** Warns about pay below the minimum wage and offers the minimum. Never prevents anything. */
export function WageNotice({ options }: { options: Options }) {
  const t = useText();
  const { formatWage } = useFormat();
  const dispatch = useDispatch();
  const { salary_currency, salary_period, salary_max } = useSelector(selectDraft);
  const hint = useWageHint(options);
  const use = (minimum: number) => {
    const isRange = salary_max !== '';
    dispatch(
      events.draftChanged({
        salary_min: amountText(minimum),
        // A maximum below the minimum wage would invert the range.
        ...(isRange && hint && { salary_max: higher(salary_max, minimum) }),
      }),
    );
    document.getElementById(controlId('salary_min'))?.focus();
  };
  return (
    <div role="status" className={styles.place}>
      {hint && (
        <div className={styles.notice}>
          <TriangleAlertIcon />
          <p className={styles.text}>
            <strong>
              {hint.hours === null
                ? t('editor.wage.belowHour', { amount: formatWage(hint.amount, salary_currency) })
                : t('editor.wage.below', {
                    amount: formatWage(hint.amount, salary_currency),
                    hours: hint.hours,
                  })}
            </strong>{' '}
            {hint.hours === null
              ? t('editor.wage.whyHour', { minimum: formatWage(hint.minimum, salary_currency) })
              : t(`editor.wage.why.${salary_period === 'year' ? 'year' : 'month'}`, {
                  minimum: formatWage(hint.minimum, salary_currency),
                })}
          </p>
          <Button variant="secondary" size="small" onClick={() => use(hint.minimum)}>
            {t('editor.wage.use', { minimum: amountText(hint.minimum) })}
          </Button>
        </div>
      )}
    </div>
  );
}

function higher(typed: string, minimum: number): string {
  return (parseAmount(typed) ?? 0) >= minimum ? typed : amountText(minimum);
}
