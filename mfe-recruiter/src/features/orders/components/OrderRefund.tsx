import type { Order } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Button } from '@cpa/shared/ui';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events } from '../state/ordersSlice.ts';
import { refundDialog } from './refundDialog.ts';
import styles from './OrderList.module.css';

/** The refund of a paid order: the button while it is possible, or its progress. */
export function OrderRefund({ order: { id, refund, refundable_until } }: { order: Order }) {
  const t = useText();
  const dispatch = useDispatch();
  const { formatInstant } = useFormat();
  return (
    <>
      {refund && refund.status !== 'done' && (
        <span className={styles.detail}>{t(`orders.refund.is.${refund.status}`)}</span>
      )}
      {refundable_until && (
        <>
          <Button
            variant="quiet"
            size="small"
            className={styles.receipt}
            aria-label={t('orders.refund.openOf', { id })}
            onPointerEnter={refundDialog.prefetch}
            onClick={() => dispatch(events.refundOpened(id))}
          >
            {t('orders.refund.open')}
          </Button>
          <span className={styles.detail}>
            {t('orders.refund.until', { time: formatInstant(refundable_until) })}
          </span>
        </>
      )}
    </>
  );
}
