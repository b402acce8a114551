import { currencySchema, type Options } from '@cpa/shared/contracts';
import { Checkbox, NativeSelect } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { DraftTextField } from './DraftTextField.tsx';
import { EditorSection } from './EditorSection.tsx';
import styles from './fields.module.css';
import { useDraftField } from './useDraftField.ts';
import { WageNotice } from './WageNotice.tsx';

const CURRENCIES = currencySchema.options;

/** The salary, with a hint below the minimum wage. */
export function PaySection({ options }: { options: Options }) {
  const t = useText();
  const currency = useDraftField('salary_currency');
  const period = useDraftField('salary_period');
  const visible = useDraftField('salary_visible');
  return (
    <EditorSection section="pay">
      <div className={styles.pay}>
        <DraftTextField
          field="salary_min"
          label={t('editor.salaryMin')}
          inputMode="decimal"
          autoComplete="off"
          isOptional
        />
        <DraftTextField
          field="salary_max"
          label={t('editor.salaryMax')}
          inputMode="decimal"
          autoComplete="off"
          isOptional
        />
        <NativeSelect
          id={currency.id}
          label={t('editor.currency')}
          value={currency.value}
          onChange={({ target }) =>
            currency.onChange(CURRENCIES.find((one) => one === target.value) ?? 'AWG')
          }
        >
          {CURRENCIES.map((one) => (
            <option key={one} value={one}>
              {t(`editor.currency.${one}`)}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          id={period.id}
          label={t('editor.period')}
          value={period.value}
          onChange={({ target }) =>
            period.onChange(options.salary_periods.find(({ id }) => id === target.value)?.id ?? 'month')
          }
        >
          {options.salary_periods.map(({ id }) => (
            <option key={id} value={id}>
              {t(`editor.period.${id}`)}
            </option>
          ))}
        </NativeSelect>
      </div>
      <WageNotice options={options} />
      <Checkbox
        id={visible.id}
        label={t('editor.salaryVisible')}
        hint={t('editor.salaryVisibleHint')}
        checked={visible.value}
        onChange={({ target }) => visible.onChange(target.checked)}
      />
    </EditorSection>
  );
}
