import { selectProfile } from '@cpa/shared/session';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { PaymentMethod } from '@cpa/shared/contracts';
import { useText } from '../../../messages/texts.ts';
import { buyingCompanies } from '../model/buyingCompanies.ts';
import type { CardData } from '../model/cardForm.ts';
import type { OneShot } from '../model/oneShot.ts';
import type { Purchase } from '../model/selection.ts';
import { selectPayment } from '../state/paymentSlice.ts';
import { BankStart } from './BankStart.tsx';
import { CardPayment } from './CardPayment.tsx';
import { CompanyChoice } from './CompanyChoice.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import styles from './PayForm.module.css';
import { RejectedOrder } from './RejectedOrder.tsx';

type PayFormProps = { items: readonly Purchase[]; card: OneShot<CardData>; companyId: number | null };

/** The form of the checkout beside the order: method, company, and the fields of the method. */
export function PayForm({ items, card, companyId: preferredId }: PayFormProps) {
  const t = useText();
  const { methods, step, error } = useSelector(selectPayment);
  const companies = buyingCompanies(useSelector(selectProfile));
  const [chosen, setChosen] = useState<PaymentMethod>('cxpay');
  const preferred = companies.find(({ id }) => id === preferredId) ?? companies[0];
  const [companyId, setCompanyId] = useState(preferred?.id ?? null);
  const method = methods.find(({ id }) => id === chosen)?.available
    ? chosen
    : methods.find(({ available }) => available)?.id;
  const total = items.reduce((sum, { price }) => sum + price, 0);
  const isCreating = step === 'creating';
  return (
    <div className={styles.columns}>
      <div className="stack-5">
        <h1 className={styles.title}>{t('pay.title')}</h1>
        {step === 'rejected' && error && <RejectedOrder error={error} />}
        <MethodChoice methods={methods} chosen={method} isDisabled={isCreating} onChoose={setChosen} />
        {companies.length > 1 && (
          <CompanyChoice
            companies={companies}
            chosen={companyId}
            isDisabled={isCreating}
            onChoose={setCompanyId}
          />
        )}
        {method === 'cxpay' && <CardPayment total={total} companyId={companyId} card={card} />}
        {method === 'sentoo' && <BankStart total={total} companyId={companyId} />}
        {!method && <p className="mute">{t('pay.noMethod')}</p>}
      </div>
      <OrderSummary items={items} total={total} />
    </div>
  );
}
