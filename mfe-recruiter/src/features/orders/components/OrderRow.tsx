import { AWG_PER_USD, type Order } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Button, DownloadIcon } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { receiptRequested, selectOrders } from '../state/ordersSlice.ts';
import styles from './OrderList.module.css';
import { OrderStatus } from './OrderStatus.tsx';

type Props = { order: Order; isHighlighted: boolean };

export function OrderRow({ order, isHighlighted }: Props) {
  const t = useText();
  const { formatDay, formatMoney } = useFormat();
  const { id, created_at, items, total, currency, card, company, invoice_number } = order;
  const method = card
    ? t('orders.card', { brand: card.brand, digits: card.last_four })
    : t(`orders.${order.payment_method}`);
  return (
    <tr aria-current={isHighlighted || undefined} className={styles.row}>
      <td data-label={t('orders.date')}>
        <span className={styles.nowrap}>{formatDay(created_at)}</span>
        <span className={styles.detail}>{t('orders.number', { id })}</span>
      </td>
      <td data-label={t('orders.items')}>
        {items.map(({ title, package_id }, index) => (
          // An order may contain the same package twice.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={`${package_id} ${index}`} className={styles.item}>
            {title}
          </span>
        ))}
        {company && <span className={styles.detail}>{company.name}</span>}
      </td>
      <td data-label={t('orders.total')}>
        <span className={styles.nowrap}>{formatMoney(total, currency)}</span>
        {currency === 'USD' && (
          <span className={styles.detail}>{formatMoney(Math.round(total * AWG_PER_USD), 'AWG')}</span>
        )}
      </td>
      <td data-label={t('orders.method')}>{method}</td>
      <td data-label={t('orders.status')}>
        <OrderStatus order={order} />
      </td>
      <td data-label={t('orders.invoice')}>
        {invoice_number === null ? (
          <span className={styles.detail}>{t('orders.noInvoice')}</span>
        ) : (
          <>
            <span className={styles.nowrap}>{invoice_number}</span>
            <Receipt order={order} />
          </>
        )}
      </td>
    </tr>
  );
}

function Receipt({ order: { id, invoice_number } }: { order: Order }) {
  const t = useText();
  const dispatch = useDispatch();
  const { downloading } = useSelector(selectOrders);
  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.receipt}
      icon={<DownloadIcon size={16} />}
      isLoading={downloading.includes(id)}
      aria-label={t('orders.receiptOf', { invoice: invoice_number ?? '' })}
      onClick={() => dispatch(receiptRequested({ id, invoice_number }))}
    >
      {t('orders.receipt')}
    </Button>
  );
}
