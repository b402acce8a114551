import { useFormat } from '@cpa/shared/i18n';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { BILLING_FIELDS, type CardData, CARD_FIELDS, pick, testCard } from '../model/cardForm.ts';
import type { OneShot } from '../model/oneShot.ts';
import { events, selectPayment } from '../state/paymentSlice.ts';
import { BillingFields } from './BillingFields.tsx';
import { CardFields } from './CardFields.tsx';
import styles from './CardPayment.module.css';
import { ErrorSummary } from './ErrorSummary.tsx';
import { LockIcon } from '@cpa/shared/ui/icons';
import { PayButton } from './PayButton.tsx';
import { SandboxStrip } from './SandboxStrip.tsx';
import { useCardForm } from './useCardForm.ts';

type CardPaymentProps = { total: number; companyId: number | null; card: OneShot<CardData> };

/**
 * Card and billing address. On submit the card is passed to the request and removed from the form at once; it is part
 * of no action and no state.
 */
export function CardPayment({ total, companyId, card }: CardPaymentProps) {
  const t = useText();
  const { formatMoney } = useFormat();
  const dispatch = useDispatch();
  const { step, methods, districts, error } = useSelector(selectPayment);
  const form = useCardForm(error);
  const isCreating = step === 'creating';
  const submit = form.handleSubmit((values) => {
    card.put(pick(values, CARD_FIELDS));
    for (const field of CARD_FIELDS) form.setValue(field, '');
    dispatch(events.cardSubmitted({ billing: pick(values, BILLING_FIELDS), companyId }));
  });
  const fillIn = () => {
    for (const [field, value] of Object.entries(testCard(new Date().getFullYear()))) {
      form.setValue(field as keyof CardData, value, { shouldValidate: true });
    }
    form.setFocus('card_number');
  };
  return (
    <form noValidate className="stack-5" onSubmit={(event) => void submit(event)}>
      {methods.some(({ id, sandbox }) => id === 'cxpay' && sandbox) && <SandboxStrip onFillIn={fillIn} />}
      <ErrorSummary form={form} />
      <fieldset className="stack-4 shrink" disabled={isCreating}>
        <legend className={styles.legend}>{t('pay.card')}</legend>
        <CardFields form={form} />
      </fieldset>
      <fieldset className="stack-4 shrink" disabled={isCreating}>
        <legend className={styles.legend}>{t('pay.billing')}</legend>
        <BillingFields form={form} districts={districts} />
      </fieldset>
      <PayButton type="submit" isCreating={isCreating} icon={<LockIcon />}>
        {t('pay.pay', { amount: formatMoney(total, 'USD') })}
      </PayButton>
      <p className="mute text-13-5 text-center">{t('pay.notStored')}</p>
    </form>
  );
}
