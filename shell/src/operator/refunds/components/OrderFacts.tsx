import type { ReceivedRefundRequest } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import type { ReactNode } from 'react';
import { useText } from '../messages/texts.ts';
import styles from './RefundsPage.module.css';

/** The order of a request, and who asked. */
export function OrderFacts({
  request: { order, company, requested_by },
}: {
  request: ReceivedRefundRequest;
}) {
  const t = useText();
  const { formatMoney, formatInstant } = useFormat();
  const method = t(`method.${order.payment_method}`);
  return (
    <dl className={styles.facts}>
      <Fact name={t('total')}>
        <span className="nowrap">{formatMoney(order.total, order.currency)}</span>
        {`, ${company ?? t('company.none')}`}
      </Fact>
      <Fact name={t('items')}>{order.packages.join(', ')}</Fact>
      <Fact name={t('used')}>{t('used.units', { count: order.used_units })}</Fact>
      {order.paid_at && (
        <Fact name={t('paid')}>{t('paid.with', { day: formatInstant(order.paid_at), method })}</Fact>
      )}
      {order.invoice_number && <Fact name={t('invoice')}>{order.invoice_number}</Fact>}
      <Fact name={t('by')}>
        {requested_by ? (
          <>
            {requested_by.name} <a href={`mailto:${requested_by.email}`}>{requested_by.email}</a>
          </>
        ) : (
          t('by.unknown')
        )}
      </Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="break">{children}</dd>
  </div>
);
