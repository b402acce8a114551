import type { Order } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectOrderPage } from '../state/orderPageSlice.ts';
import styles from './PurchaseFacts.module.css';

/** More segments than this are too small to count. */
const MAX_SEGMENTS = 12;

/** How many postings the company has left, and where the receipt went. */
export function PurchaseFacts({ order: { billing } }: { order: Order }) {
  const t = useText();
  const { formatDay } = useFormat();
  const { left, areStepsKnown } = useSelector(selectOrderPage);
  if (!areStepsKnown) return null;
  return (
    <dl className={styles.facts}>
      {left && left.bought > 0 && (
        <div className={styles.fact}>
          <dt className="mute">{t('success.left')}</dt>
          <dd>
            <span className={styles.count}>
              {t('success.leftOf', { left: left.postings, bought: left.bought })}
            </span>
            {left.until && (
              <span className="mute">{t('success.leftUntil', { day: formatDay(left.until) })}</span>
            )}
            {left.bought <= MAX_SEGMENTS && (
              <span className={styles.segments} aria-hidden>
                {Array.from({ length: left.bought }, (_, index) => (
                  <span key={index} data-left={index < left.postings || undefined} />
                ))}
              </span>
            )}
          </dd>
        </div>
      )}
      {billing.email && (
        <div className={styles.fact}>
          <dt className="mute">{t('receipt.sent')}</dt>
          <dd className={styles.email} translate="no">
            {billing.email}
          </dd>
        </div>
      )}
    </dl>
  );
}
