import type { Order } from '@cpa/shared/contracts';
import { failureReason } from '@cpa/shared/http';
import { useFormat } from '@cpa/shared/i18n';
import { Button } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, selectOrderPage, selectOrders } from '../state/ordersSlice.ts';
import styles from './OrderList.module.css';
import { RefundReason } from './RefundReason.tsx';

const TEXTS = {
  refund: {
    title: 'orders.refund.title',
    keep: 'orders.refund.keep',
    confirm: 'orders.refund.confirm',
  },
  ask: {
    title: 'orders.refund.ask.title',
    keep: 'orders.refund.keep',
    confirm: 'orders.refund.ask.confirm',
  },
  withdraw: {
    title: 'orders.refund.withdraw.title',
    keep: 'orders.refund.withdraw.keep',
    confirm: 'orders.refund.withdraw.confirm',
  },
} as const;

/** Asks for confirmation once before an order is refunded or a request is withdrawn, and for the reason of a request. */
export default function RefundDialog() {
  const t = useText();
  const dispatch = useDispatch();
  const { refund } = useSelector(selectOrders);
  const { data: list } = useSelector(selectOrderPage);
  const formId = useId();
  const order = list?.orders.find(({ id }) => id === refund?.id);
  const { kind = 'refund', status, error } = refund ?? {};
  const isSending = status === 'sending';
  const close = () => dispatch(events.refundClosed());
  const reasonError = error?.errors['reason']?.[0];
  const confirm =
    kind === 'ask'
      ? ({ type: 'submit', form: formId, variant: 'primary' } as const)
      : ({ variant: 'danger', onClick: () => dispatch(events.refundConfirmed()) } as const);
  return (
    <Dialog
      isOpen={order !== undefined}
      onClose={close}
      isLocked={isSending}
      size="small"
      title={t(TEXTS[kind].title, { id: order?.id ?? 0 })}
      actions={
        <>
          <Button variant="secondary" disabled={isSending} onClick={close}>
            {t(TEXTS[kind].keep)}
          </Button>
          <Button {...confirm} isLoading={isSending}>
            {t(TEXTS[kind].confirm)}
          </Button>
        </>
      }
    >
      {order && <p>{kind === 'refund' ? <RefundText order={order} /> : t(`orders.refund.${kind}.text`)}</p>}
      {order && kind === 'ask' && (
        <RefundReason
          formId={formId}
          error={reasonError}
          onSubmit={(reason) => dispatch(events.refundConfirmed(reason))}
        />
      )}
      {error && !reasonError && (
        <p role="alert" className={styles.error}>
          {failureReason(error)}
        </p>
      )}
    </Dialog>
  );
}

function RefundText({ order: { total, currency, card, payment_method } }: { order: Order }) {
  const t = useText();
  const { formatMoney } = useFormat();
  return t('orders.refund.text', {
    amount: formatMoney(total, currency),
    method: card
      ? t('orders.card', { brand: card.brand, digits: card.last_four })
      : t(`orders.${payment_method}`),
  });
}
