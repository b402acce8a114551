import type { Order } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { CheckIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './BankWaiting.module.css';
import { usePostingStarts } from './usePostingStarts.ts';

/** Completed, current and next steps of the payment. */
export function PaymentSteps({ order }: { order: Order }) {
  const t = useText();
  const { formatDay, formatTime } = useFormat();
  const { ready, later } = usePostingStarts(order);
  return (
    <ol className={styles.steps}>
      <li className={styles.done}>
        <CheckIcon />
        <span>
          {t('bank.step.ordered', { id: order.id })}
          <small>{formatTime(order.created_at)}</small>
        </span>
      </li>
      <li className={styles.current} aria-current="step">
        <i aria-hidden />
        <span>
          {t('bank.step.approval')}
          <small>{t('bank.step.updates')}</small>
        </span>
      </li>
      <li>
        <i aria-hidden />
        <span>
          {ready > 0 && <span>{t('bank.step.ready', { count: ready })}</span>}
          {later.map(({ day, count }) => (
            <small key={day}>{t('success.later', { count, day: formatDay(day) })}</small>
          ))}
          {ready === 0 && later.length === 0 && <span>{t('bank.step.sponsored')}</span>}
        </span>
      </li>
    </ol>
  );
}
