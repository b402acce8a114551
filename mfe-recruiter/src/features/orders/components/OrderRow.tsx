import { AWG_PER_USD, type Order } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { useText } from '../../../messages/texts.ts';
import { OrderDocument } from './OrderDocument.tsx';
import styles from './OrderList.module.css';
import { OrderStatus } from './OrderStatus.tsx';

type Props = { order: Order; isHighlighted: boolean };

export function OrderRow({ order, isHighlighted }: Props) {
  const t = useText();
  const nameOf = useOptionName();
  const { formatDay, formatMoney } = useFormat();
  const { id, created_at, items, total, currency, card, company, invoice_number } = order;
  const creditNote = order.refund?.credit_note_number;
  const method = card
    ? t('orders.card', { brand: card.brand, digits: card.last_four })
    : t(`orders.${order.payment_method}`);
  return (
    <tr aria-current={isHighlighted || undefined} className={styles.row}>
      <td data-label={t('orders.date')}>
        <span className="nowrap">{formatDay(created_at)}</span>
        <span className={styles.detail}>{t('orders.number', { id })}</span>
      </td>
      <td data-label={t('orders.items')}>
        {items.map(({ title, package_id }, index) => (
          // An order may contain the same package twice.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={`${package_id} ${index}`} className={styles.item}>
            {nameOf(title)}
          </span>
        ))}
        {company && (
          <span className={styles.detail} translate="no">
            {company.name}
          </span>
        )}
      </td>
      <td data-label={t('orders.total')}>
        <span className="nowrap">{formatMoney(total, currency)}</span>
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
          <OrderDocument id={id} kind="receipt" number={invoice_number} />
        )}
        {creditNote && <OrderDocument id={id} kind="creditNote" number={creditNote} />}
      </td>
    </tr>
  );
}
