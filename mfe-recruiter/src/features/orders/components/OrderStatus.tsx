import type { Order } from '@cpa/shared/contracts';
import { useHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { Badge, type BadgeTone, Link, VisuallyHidden } from '@cpa/shared/ui';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectOrders } from '../state/ordersSlice.ts';
import styles from './OrderList.module.css';
import { OrderRefund } from './OrderRefund.tsx';

const TONES: Record<Order['payment_status'], BadgeTone> = {
  pending: 'warning',
  paid: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
  refunded: 'neutral',
};

/** The status in plain words, its meaning, and the possible actions. */
export function OrderStatus({ order }: { order: Order }) {
  const t = useText();
  const { payment_status: status, links } = order;
  const isUnpaid = status === 'failed' || status === 'cancelled' || status === 'expired';
  const explanation = status === 'pending' && links ? 'orders.why.open' : (`orders.why.${status}` as const);
  return (
    <div ref={useFocusAfterRefund(order)} tabIndex={-1} className={styles.status}>
      <Badge tone={TONES[status]}>{t(`orders.is.${status}`)}</Badge>
      {status !== 'paid' && <span className={styles.detail}>{t(explanation)}</span>}
      {status === 'paid' && <OrderRefund order={order} />}
      {links && (
        <a className={styles.action} href={links.payment_url}>
          {t('orders.continue')}
        </a>
      )}
      {isUnpaid && <PayAgain order={order} />}
    </div>
  );
}

/** Leads to the checkout with the same items, unless their vacancy is gone. */
function PayAgain({ order: { id, items } }: { order: Order }) {
  const t = useText();
  const { links } = useHost();
  const isGone = items.some(({ vacancy_id, vacancy }) => vacancy_id !== null && vacancy === null);
  return (
    <Link className={styles.action} to={(!isGone && links.to('pay-again', { order: id })) || paths.plans}>
      {t(isGone ? 'orders.choose' : 'orders.again')}
      <VisuallyHidden>{` (${t('orders.number', { id })})`}</VisuallyHidden>
    </Link>
  );
}

/** Moves the focus to the status when the dialog closes and the button that opened it is gone. */
function useFocusAfterRefund({ id, refundable_until, can_request_refund, refund_request }: Order) {
  const status = useRef<HTMLDivElement>(null);
  const { refund } = useSelector(selectOrders);
  const opened = refund?.id === id ? refund.kind : null;
  const wasOpened = useRef(opened);
  const canRefund = refundable_until !== null;
  const canWithdraw = refund_request?.status === 'open';
  useEffect(() => {
    const was = wasOpened.current;
    const isPossible = { refund: canRefund, ask: can_request_refund, withdraw: canWithdraw };
    if (was && !opened && !isPossible[was]) status.current?.focus();
    wasOpened.current = opened;
  }, [opened, canRefund, can_request_refund, canWithdraw]);
  return status;
}
