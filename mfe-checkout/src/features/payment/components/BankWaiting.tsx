import type { Order } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Button, ExternalLinkIcon, Spinner } from '@cpa/shared/ui';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { usdToAwg } from '../../../money/usdToAwg.ts';
import { events, selectPayment } from '../state/paymentSlice.ts';
import styles from './BankWaiting.module.css';
import { CopyLink } from './CopyLink.tsx';
import { Countdown } from './Countdown.tsx';
import { PaymentSteps } from './PaymentSteps.tsx';
import { QrCode } from './QrCode.tsx';

/** Waits for the approval at the payer's bank. The order is followed by the saga; this page may be closed. */
export function BankWaiting({ order }: { order: Order }) {
  const t = useText();
  const { formatMoney, formatTime } = useFormat();
  const dispatch = useDispatch();
  const { links, isCancelling } = useSelector(selectPayment);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { total, currency, expires_at, rejected_at } = order;
  const awg = formatMoney(usdToAwg(total), 'AWG');
  return (
    <div className={styles.bank}>
      <section className={styles.pay}>
        <Spinner size={32} />
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t('bank.title')}
        </h1>
        <p className={styles.lead}>{t('bank.lead', { amount: formatMoney(total, currency), awg })}</p>
        <div role="status">
          {rejected_at && (
            <p className={styles.rejected}>{t('bank.rejected', { time: formatTime(rejected_at) })}</p>
          )}
        </div>
        {links && (
          <>
            <div className={styles.actions}>
              <a className={styles.open} href={links.payment_url} target="_blank" rel="noreferrer">
                <ExternalLinkIcon />
                {t('bank.open')}
              </a>
              <CopyLink url={links.payment_url} />
            </div>
            <QrCode text={links.payment_url} label={t('bank.qr')} className={styles.code} />
          </>
        )}
        {expires_at && <Countdown from={order.created_at} until={expires_at} />}
      </section>
      <section className={styles.progress} aria-label={t('bank.progress')}>
        <PaymentSteps order={order} />
        <p className={styles.close}>{t('bank.close')}</p>
        <div className="row-2 wrap between">
          <Button
            variant="quiet"
            isLoading={isCancelling}
            onClick={() => dispatch(events.cancelRequested({ forCard: true }))}
          >
            {t('bank.payByCard')}
          </Button>
          <Button
            variant="quiet"
            isLoading={isCancelling}
            onClick={() => dispatch(events.cancelRequested({ forCard: false }))}
          >
            {t('bank.cancel')}
          </Button>
        </div>
      </section>
    </div>
  );
}
