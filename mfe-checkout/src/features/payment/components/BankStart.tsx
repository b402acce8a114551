import { useFormat } from '@cpa/shared/i18n';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { usdToAwg } from '../../../money/usdToAwg.ts';
import { EMPTY_BILLING } from '../model/cardForm.ts';
import { events, selectPayment } from '../state/paymentSlice.ts';
import styles from './CardPayment.module.css';
import { PayButton } from './PayButton.tsx';

/** Starts a payment by bank: explains the steps and has no fields. */
export function BankStart({ total, companyId }: { total: number; companyId: number | null }) {
  const t = useText();
  const { formatMoney } = useFormat();
  const dispatch = useDispatch();
  const isCreating = useSelector(selectPayment).step === 'creating';
  const awg = formatMoney(usdToAwg(total), 'AWG');
  return (
    <div className="stack-5">
      <ol className={styles.steps}>
        <li>{t('pay.bank.step1')}</li>
        <li>{t('pay.bank.step2', { amount: formatMoney(total, 'USD'), awg })}</li>
        <li>{t('pay.bank.step3')}</li>
      </ol>
      <PayButton
        isCreating={isCreating}
        onClick={() => dispatch(events.bankSubmitted({ billing: EMPTY_BILLING, companyId }))}
      >
        {t('pay.bank.start', { amount: formatMoney(total, 'USD') })}
      </PayButton>
      <p className="mute text-13-5 text-center">{t('pay.bank.note')}</p>
    </div>
  );
}
