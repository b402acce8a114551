import type { Order } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import { Button, CheckIcon, CircleAlertIcon, ClockIcon, LinkButton, XIcon } from '@cpa/shared/ui';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { checkoutPaths } from '../../../routing/checkoutPaths.ts';
import type { Outcome } from '../model/outcome.ts';
import { paymentPaths } from '../model/paymentPaths.ts';
import { events } from '../state/paymentSlice.ts';
import styles from './OutcomePanel.module.css';

const icons: Record<Outcome, typeof CheckIcon> = {
  paid: CheckIcon,
  declined: CircleAlertIcon,
  notTaken: CircleAlertIcon,
  unreachable: CircleAlertIcon,
  checking: ClockIcon,
  lost: ClockIcon,
  cancelled: XIcon,
  expired: ClockIcon,
  refunded: CheckIcon,
};

/** Outcome of the payment. Receives focus and says first whether money was taken. */
export function OutcomePanel({ outcome, order }: { outcome: Outcome; order: Order | null }) {
  const t = useText();
  const { formatMoney } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Icon = icons[outcome];
  const amount = order ? formatMoney(order.total, order.currency) : '';
  return (
    <section className={styles.panel} data-outcome={outcome}>
      <span className={styles.icon}>
        <Icon size={28} />
      </span>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t(`outcome.${outcome}.title`)}
      </h1>
      <p className={styles.text}>{t(`outcome.${outcome}.text`, { amount })}</p>
      <div className={styles.actions}>
        <Actions outcome={outcome} order={order} />
      </div>
    </section>
  );
}

function Actions({ outcome, order }: { outcome: Outcome; order: Order | null }) {
  const t = useText();
  const dispatch = useDispatch();
  const toCart = (
    <LinkButton variant="secondary" to={checkoutPaths.cart}>
      {t('pay.backToCart')}
    </LinkButton>
  );
  switch (outcome) {
    case 'declined':
    case 'notTaken':
    case 'unreachable':
    case 'cancelled':
    case 'expired':
      return (
        <>
          <Button onClick={() => dispatch(events.retryRequested())}>{t(`outcome.${outcome}.retry`)}</Button>
          {toCart}
        </>
      );
    case 'lost':
      return <Button onClick={() => dispatch(events.lookUpRequested())}>{t('outcome.lost.retry')}</Button>;
    case 'checking':
      return order ? (
        <LinkButton to={paymentPaths.pending(order.id)}>{t('outcome.seeOrder')}</LinkButton>
      ) : (
        <LinkButton to={paths.recruiter.orders}>{t('outcome.orders')}</LinkButton>
      );
    case 'paid':
      return order && <LinkButton to={paymentPaths.success(order.id)}>{t('outcome.paid.next')}</LinkButton>;
    case 'refunded':
      return <LinkButton to={paths.plans}>{t('cart.empty.action')}</LinkButton>;
  }
}
