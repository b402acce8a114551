import { useFormat } from '@cpa/shared/i18n';
import { useText } from '../../../../messages/texts.ts';
import { daysLeft, isClosingSoon, shownStatus } from '../../model/vacancyTabs.ts';
import type { CellProps } from './cellProps.ts';
import styles from './ClosingCell.module.css';

/** Time at which the vacancy closes, opens or has closed, and the days until or since then. */
export function ClosingCell({ vacancy, today }: CellProps) {
  const t = useText();
  const { formatShortDay, formatDay } = useFormat();
  const { valid_through, opens_at, applicants_by_status } = vacancy;
  const status = shownStatus(vacancy);
  if (status === 'scheduled' && opens_at) {
    return (
      <time className={styles.cell} dateTime={opens_at} title={formatDay(opens_at)}>
        {t('vacancyTable.opens', { day: formatShortDay(opens_at) })}
      </time>
    );
  }
  if (!valid_through) return <span className="mute text-13">{t('vacancyTable.noDate')}</span>;
  if (status === 'closed' || status === 'expired') {
    const { hired } = applicants_by_status;
    return (
      <span className={styles.cell}>
        <time dateTime={valid_through} title={formatDay(valid_through)}>
          {formatShortDay(valid_through)}
        </time>
        {hired > 0 && <span className="mute text-13">{t('vacancyTable.hired', { count: hired })}</span>}
      </span>
    );
  }
  const days = daysLeft(vacancy, today) ?? 0;
  return (
    <span className={styles.cell}>
      <time dateTime={valid_through} title={formatDay(valid_through)}>
        {formatShortDay(valid_through)}
      </time>
      <span className={isClosingSoon(vacancy, today) ? styles.soon : 'mute text-13'}>
        {t('vacancyTable.daysLeft', { count: days })}
      </span>
    </span>
  );
}
