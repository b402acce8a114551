import { NativeSelect, TextField } from '@cpa/shared/ui';
import { type ChangeEvent, useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import { brandOf, caretAfter, digitsOf, formatCardNumber } from '../model/cardNumber.ts';
import { checkCode, checkExpiry, checkNumber } from '../model/checkCard.ts';
import styles from './CardFields.module.css';
import type { CardFormApi } from './useCardForm.ts';
import { useProblemText } from './useProblemText.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
const YEARS_AHEAD = 20;

/** The four fields of the card, with the names that browsers and password managers fill in. */
export function CardFields({ form }: { form: CardFormApi }) {
  const t = useText();
  const problem = useProblemText();
  const { register, formState, watch, getValues, trigger } = form;
  const { errors } = formState;
  const brand = brandOf(watch('card_number'));
  const number = register('card_number', { validate: (typed) => problem('number', checkNumber(typed)) });
  const [thisYear] = useState(() => new Date().getFullYear());
  const checkDate = () =>
    problem(
      'expiry',
      checkExpiry(getValues('card_expiration_month'), getValues('card_expiration_year')),
      dateValues(getValues('card_expiration_month'), getValues('card_expiration_year')),
    );
  const recheckYear = () => {
    if (getValues('card_expiration_year') !== '') void trigger('card_expiration_year');
  };
  return (
    <>
      <div className="relative">
        <TextField
          label={t('pay.card_number')}
          inputMode="numeric"
          autoComplete="cc-number"
          autoCorrect="off"
          spellCheck={false}
          aria-required
          dir="ltr"
          error={errors.card_number?.message}
          {...number}
          onChange={(event) => {
            keepFormatted(event);
            void number.onChange(event);
          }}
        />
        {brand && (
          <span className={styles.brand} data-refused={!brand.isAccepted || undefined} aria-live="polite">
            {brand.name}
          </span>
        )}
      </div>
      <div className={styles.row}>
        <NativeSelect
          label={t('pay.card_expiration_month')}
          autoComplete="cc-exp-month"
          aria-required
          error={errors.card_expiration_month?.message}
          {...register('card_expiration_month', {
            validate: (month) => problem('month', month === '' ? 'missing' : null),
            onChange: recheckYear,
          })}
        >
          <option value="">{t('pay.choose')}</option>
          {MONTHS.map((month) => (
            <option key={month}>{month}</option>
          ))}
        </NativeSelect>
        <NativeSelect
          label={t('pay.card_expiration_year')}
          autoComplete="cc-exp-year"
          aria-required
          error={errors.card_expiration_year?.message}
          {...register('card_expiration_year', { validate: checkDate })}
        >
          <option value="">{t('pay.choose')}</option>
          {Array.from({ length: YEARS_AHEAD }, (_, index) => (
            <option key={index}>{thisYear + index}</option>
          ))}
        </NativeSelect>
        <TextField
          label={t('pay.card_security_code')}
          type="password"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={brand?.codeLength ?? 4}
          aria-required
          hint={brand?.codeLength === 4 ? t('pay.codeHint4') : t('pay.codeHint3')}
          error={errors.card_security_code?.message}
          {...register('card_security_code', {
            setValueAs: digitsOf,
            validate: (typed) => problem('code', checkCode(typed, getValues('card_number'))),
          })}
        />
      </div>
    </>
  );
}

/** Groups the digits while typing. The caret stays after the digit that was typed. */
function keepFormatted({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
  const caret = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const formatted = formatCardNumber(input.value);
  if (formatted === input.value) return;
  input.value = formatted;
  const position = caretAfter(formatted, caret);
  input.setSelectionRange(position, position);
}

function dateValues(month: string, year: string) {
  return { month: Number(month) || 1, year: Number(year) || 0 };
}
