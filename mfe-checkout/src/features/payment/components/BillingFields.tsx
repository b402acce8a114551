import { useFormat } from '@cpa/shared/i18n';
import type { OptionRef } from '@cpa/shared/contracts';
import { NativeSelect, TextField } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import type { BillingField } from '../model/cardForm.ts';
import { checkEmail, checkLine, checkOptionalLine } from '../model/checkCard.ts';
import { countries } from '../model/countries.ts';
import styles from './CardFields.module.css';
import type { CardFormApi } from './useCardForm.ts';
import { useProblemText } from './useProblemText.ts';

/** The billing address. Aruba has districts and no postal codes. */
export function BillingFields({ form, districts }: { form: CardFormApi; districts: readonly OptionRef[] }) {
  const format = useFormat();
  const t = useText();
  const problem = useProblemText();
  const { register, formState, watch } = form;
  const isAruba = watch('billing_country') === 'AW';
  const field = (name: BillingField, max: number, autoComplete: string) => ({
    label: t(`pay.${name}`),
    autoComplete: `billing ${autoComplete}`,
    'aria-required': true,
    error: formState.errors[name]?.message,
    ...register(name, { validate: (typed: string) => problem(name, checkLine(typed, max), { max }) }),
  });
  const optional = (name: BillingField, max: number, autoComplete: string) => ({
    label: t(`pay.${name}`),
    isOptional: true,
    autoComplete: `billing ${autoComplete}`,
    error: formState.errors[name]?.message,
    ...register(name, { validate: (typed: string) => problem(name, checkOptionalLine(typed, max), { max }) }),
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField {...field('billing_firstname', 60, 'given-name')} />
        <TextField {...field('billing_lastname', 60, 'family-name')} />
      </div>
      <TextField
        {...field('billing_email', 254, 'email')}
        type="email"
        inputMode="email"
        {...register('billing_email', { validate: (typed) => problem('billing_email', checkEmail(typed)) })}
      />
      <TextField {...field('billing_address', 120, 'address-line1')} />
      <div className={styles.pair}>
        <TextField {...field('billing_locality', 60, 'address-level2')} />
        {isAruba && districts.length > 0 ? (
          <NativeSelect {...optional('billing_administrative_area', 60, 'address-level1')}>
            <option value="">{t('pay.choose')}</option>
            {districts.map(({ id, name }) => (
              <option key={id}>{name}</option>
            ))}
          </NativeSelect>
        ) : (
          <TextField {...optional('billing_administrative_area', 60, 'address-level1')} />
        )}
      </div>
      <div className={styles.pair}>
        <NativeSelect
          label={t('pay.billing_country')}
          autoComplete="billing country"
          {...register('billing_country')}
        >
          {countries(format).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <TextField
          {...optional('billing_postal_code', 20, 'postal-code')}
          placeholder={isAruba ? t('pay.noPostalCode') : undefined}
        />
      </div>
    </>
  );
}
