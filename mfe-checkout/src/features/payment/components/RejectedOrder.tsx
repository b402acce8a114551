import { type ApiErrorData, errorText } from '@cpa/shared/http';
import { paths } from '@cpa/shared/routing';
import { CircleAlertIcon, Link } from '@cpa/shared/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../../messages/texts.ts';
import { checkoutPaths } from '../../../routing/checkoutPaths.ts';
import styles from './CardPayment.module.css';
import { fieldsOf } from './useCardForm.ts';

/** Explains why the API rejected the order, for which nothing was charged. An earlier one may still be charged. */
export function RejectedOrder({ error }: { error: ApiErrorData }) {
  const t = useText();
  const notice = useRef<HTMLDivElement>(null);
  const isAtField = fieldsOf(error).length > 0;
  // The form focuses the first field that was rejected.
  useEffect(() => {
    if (!isAtField) notice.current?.focus();
  }, [isAtField]);
  const isEarlierUnsettled = error.code === 'payment_pending';
  const isCart = Object.keys(error.errors).some((field) => /^(items|order_total)/.test(field));
  return (
    <div ref={notice} role="alert" tabIndex={-1} className={styles.summary}>
      <CircleAlertIcon />
      <div>
        <p className="bold">{isEarlierUnsettled ? errorText(error) : t('pay.rejected')}</p>
        {!isAtField && !isEarlierUnsettled && <p>{isCart ? t('pay.rejected.cart') : errorText(error)}</p>}
        {isEarlierUnsettled ? (
          <Link to={paths.recruiter.orders}>{t('outcome.orders')}</Link>
        ) : isCart ? (
          <Link to={checkoutPaths.cart}>{t('pay.backToCart')}</Link>
        ) : (
          <p>{t('pay.rejected.again')}</p>
        )}
      </div>
    </div>
  );
}
