import type { Order } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Button } from '@cpa/shared/ui';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, type RefundChange } from '../state/ordersSlice.ts';
import { refundDialog } from './refundDialog.ts';
import styles from './OrderList.module.css';

/** The refund of a paid order: how far it is, and the buttons that are possible. */
export function OrderRefund({ order }: { order: Order }) {
  const t = useText();
  const { formatInstant, formatDay } = useFormat();
  const { id, refund, refundable_until, can_request_refund, refund_request: request } = order;
  return (
    <>
      {refund && refund.status !== 'done' && (
        <span className={styles.detail}>{t(`orders.refund.is.${refund.status}`)}</span>
      )}
      {refundable_until && (
        <>
          <RefundButton id={id} kind="refund" label={t('orders.refund.open')} />
          <span className={styles.detail}>
            {t('orders.refund.until', { time: formatInstant(refundable_until) })}
          </span>
        </>
      )}
      {request?.status === 'open' && (
        <>
          <span className={styles.detail}>
            {t('orders.refund.request.open', { time: formatInstant(request.requested_at) })}
          </span>
          <RefundButton id={id} kind="withdraw" label={t('orders.refund.withdraw.open')} />
        </>
      )}
      {request?.status === 'refused' && (
        <span className={styles.detail} dir="auto">
          {t('orders.refund.request.refused', {
            day: formatDay(request.decided_at ?? request.requested_at),
            answer: request.answer ?? '',
          })}
        </span>
      )}
      {can_request_refund && <RefundButton id={id} kind="ask" label={t('orders.refund.ask.open')} />}
    </>
  );
}

const NAMES = {
  refund: 'orders.refund.openOf',
  ask: 'orders.refund.ask.openOf',
  withdraw: 'orders.refund.withdraw.openOf',
} as const;

function RefundButton({ id, kind, label }: RefundChange & { label: string }) {
  const t = useText();
  const dispatch = useDispatch();
  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.receipt}
      aria-label={t(NAMES[kind], { id })}
      onPointerEnter={refundDialog.prefetch}
      onClick={() => dispatch(events.refundOpened({ id, kind }))}
    >
      {label}
    </Button>
  );
}
