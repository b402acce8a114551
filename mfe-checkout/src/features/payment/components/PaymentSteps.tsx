import type { Order } from '@cpa/shared/contracts';
import { CheckIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { formatTime } from '../model/formatTime.ts';
import styles from './BankWaiting.module.css';

/** Completed, current and next steps of the payment. */
export function PaymentSteps({ order }: { order: Order }) {
  const t = useText();
  const vacancies = order.items.reduce((sum, item) => sum + item.vacancies, 0);
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
        <span>{vacancies > 0 ? t('bank.step.ready', { count: vacancies }) : t('bank.step.sponsored')}</span>
      </li>
    </ol>
  );
}
