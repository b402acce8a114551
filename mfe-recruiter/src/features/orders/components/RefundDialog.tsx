import { failureReason } from '@cpa/shared/http';
import { useFormat } from '@cpa/shared/i18n';
import { Button } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, selectOrderPage, selectOrders } from '../state/ordersSlice.ts';
import styles from './OrderList.module.css';

/** Asks for confirmation once before an order is refunded. */
export default function RefundDialog() {
  const t = useText();
  const dispatch = useDispatch();
  const { formatMoney } = useFormat();
  const { refund } = useSelector(selectOrders);
  const { data: list } = useSelector(selectOrderPage);
  const order = list?.orders.find(({ id }) => id === refund?.id);
  const isSending = refund?.status === 'sending';
  const close = () => dispatch(events.refundClosed());
  return (
    <Dialog
      isOpen={order !== undefined}
      onClose={close}
      isLocked={isSending}
      size="small"
      title={t('orders.refund.title', { id: order?.id ?? 0 })}
      actions={
        <>
          <Button variant="secondary" disabled={isSending} onClick={close}>
            {t('orders.refund.keep')}
          </Button>
          <Button variant="danger" isLoading={isSending} onClick={() => dispatch(events.refundConfirmed())}>
            {t('orders.refund.confirm')}
          </Button>
        </>
      }
    >
      {order && (
        <p>
          {t('orders.refund.text', {
            amount: formatMoney(order.total, order.currency),
            method: order.card
              ? t('orders.card', { brand: order.card.brand, digits: order.card.last_four })
              : t(`orders.${order.payment_method}`),
          })}
        </p>
      )}
      {refund?.error && (
        <p role="alert" className={styles.error}>
          {failureReason(refund.error)}
        </p>
      )}
    </Dialog>
  );
}
