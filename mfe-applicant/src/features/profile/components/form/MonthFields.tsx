import { useFormat } from '@cpa/shared/i18n';
import { NativeSelect, TextField } from '@cpa/shared/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '../../../../messages/texts.ts';
import styles from './MonthFields.module.css';

type MonthFieldsProps = {
  /** Name such as “Start”, read out before “month” and “year”. */
  label: string;
  month: UseFormRegisterReturn;
  year: UseFormRegisterReturn;
  error: string | undefined;
};

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** A month and a year. */
export function MonthFields({ label, month, year, error }: MonthFieldsProps) {
  const t = useText();
  const { monthName } = useFormat();
  return (
    <div className={styles.pair}>
      <NativeSelect label={t('month.month', { label })} {...month}>
        <option value="">{t('month.none')}</option>
        {MONTHS.map((number) => (
          <option key={number} value={String(number).padStart(2, '0')}>
            {monthName(number)}
          </option>
        ))}
      </NativeSelect>
      <TextField
        label={t('month.year', { label })}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        error={error}
        {...year}
      />
    </div>
  );
}
