import type { Order } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { Badge, type BadgeTone, Link } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './OrderList.module.css';

const TONES: Record<Order['payment_status'], BadgeTone> = {
  pending: 'warning',
  paid: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
  refunded: 'neutral',
};

/** The status in plain words, what it means, and what can be done about it. */
export function OrderStatus({ order: { payment_status: status, links } }: { order: Order }) {
  const t = useText();
  const isUnpaid = status === 'failed' || status === 'cancelled' || status === 'expired';
  const explanation = status === 'pending' && links ? 'orders.why.open' : (`orders.why.${status}` as const);
  return (
    <>
      <Badge tone={TONES[status]}>{t(`orders.is.${status}`)}</Badge>
      {status !== 'paid' && <span className={styles.detail}>{t(explanation)}</span>}
      {links && (
        <a className={styles.action} href={links.payment_url}>
          {t('orders.continue')}
        </a>
      )}
      {isUnpaid && (
        <Link className={styles.action} to={paths.plans}>
          {t('orders.again')}
        </Link>
      )}
    </>
  );
}
