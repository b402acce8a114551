import type { ApiErrorData } from '@cpa/shared/http';
import { CircleAlertIcon, Link } from '@cpa/shared/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../../messages/texts.ts';
import { checkoutPaths } from '../../../routing/checkoutPaths.ts';
import styles from './CardPayment.module.css';

/** The API did not accept the order, so nothing was charged. Says why and what to do. */
export function RejectedOrder({ error }: { error: ApiErrorData }) {
  const t = useText();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const isCart = Object.keys(error.errors).some((field) => /^(items|order_total)/.test(field));
  return (
    <div ref={notice} role="alert" tabIndex={-1} className={styles.summary}>
      <CircleAlertIcon />
      <div>
        <p className={styles.summaryTitle}>{t('pay.rejected')}</p>
        <p>{isCart ? t('pay.rejected.cart') : error.message}</p>
        {isCart ? (
          <Link to={checkoutPaths.cart}>{t('pay.backToCart')}</Link>
        ) : (
          <p>{t('pay.rejected.again')}</p>
        )}
      </div>
    </div>
  );
}
