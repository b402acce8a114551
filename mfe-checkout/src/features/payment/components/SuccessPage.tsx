import type { Order } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { CheckIcon } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectOrderPage } from '../state/orderPageSlice.ts';
import { HeroScene } from './HeroScene.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OrderPage } from './OrderPage.tsx';
import { PurchaseFacts } from './PurchaseFacts.tsx';
import { Receipt } from './Receipt.tsx';
import styles from './SuccessPage.module.css';
import { useOrderId } from './useOrderId.ts';
import { usePostingStarts } from './usePostingStarts.ts';

/** A paid order: what was bought, what to do next, and the receipt. Can be reloaded and shared with a colleague. */
export function SuccessPage() {
  return (
    <OrderPage id={useOrderId()} path="/payment/success">
      {(order) => <PaidOrder order={order} />}
    </OrderPage>
  );
}

function PaidOrder({ order }: { order: Order }) {
  const t = useText();
  const { formatDay, formatMoney } = useFormat();
  const name = order.billing.name.split(' ')[0];
  const isRefunded = order.payment_status === 'refunded';
  const amount = formatMoney(order.total, order.currency);
  const bought = usePostingStarts(order);
  const { left } = useSelector(selectOrderPage);
  const starts = left ? { ...bought, ready: left.postings } : bought;
  const sponsored = order.items.flatMap(({ vacancy }) => vacancy ?? []);
  return (
    <>
      <div className={styles.hero}>
        <HeroScene />
        <div className={styles.heroInner}>
          <span className={styles.check}>
            <CheckIcon size={26} />
          </span>
          <div>
            <h1>
              {isRefunded
                ? t('outcome.refunded.title')
                : name
                  ? t('success.thanksName', { name })
                  : t('success.thanks')}
            </h1>
            <p className={styles.lead}>
              <span>
                {isRefunded ? t('outcome.refunded.text', { amount }) : t('success.paid', { amount })}
              </span>
              {!isRefunded && starts.ready > 0 && (
                <span> {t(left ? 'success.vacancies' : 'success.postings', { count: starts.ready })}</span>
              )}
              {!isRefunded &&
                starts.later.map(({ day, count }) => (
                  <span key={day}> {t('success.later', { count, day: formatDay(day) })}</span>
                ))}
              {!isRefunded &&
                sponsored.map(({ id, title }) => <span key={id}> {t('success.sponsored', { title })}</span>)}
            </p>
          </div>
        </div>
      </div>
      <div className={styles.columns}>
        <div>
          {!isRefunded && <NextSteps starts={starts} />}
          {!isRefunded && <PurchaseFacts order={order} />}
        </div>
        <Receipt order={order} />
      </div>
    </>
  );
}
