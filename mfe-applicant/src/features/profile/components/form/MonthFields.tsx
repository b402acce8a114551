import { NativeSelect, TextField } from '@cpa/shared/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '../../../../messages/texts.ts';
import { monthChoices } from '../../model/months.ts';
import { useLocale } from './useLocale.ts';
import styles from './MonthFields.module.css';

type MonthFieldsProps = {
  /** Name such as “Start”, read out before “month” and “year”. */
  label: string;
  month: UseFormRegisterReturn;
  year: UseFormRegisterReturn;
  error: string | undefined;
};

/** A month and a year. */
export function MonthFields({ label, month, year, error }: MonthFieldsProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <div className={styles.pair}>
      <NativeSelect label={t('month.month', { label })} {...month}>
        <option value="">{t('month.none')}</option>
        {monthChoices(locale).map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
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
