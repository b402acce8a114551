import { useFormat } from '@cpa/shared/i18n';
import { Chip } from '@cpa/shared/ui';
import { useText } from '../../../messages/laterTexts.ts';
import { type FollowedSearch, searchParts } from '../model/followedSearch.ts';
import styles from './SearchAlert.module.css';

/** Lists everything that the alert searches for, and how many vacancies of the last week match. */
export function AlertSummary({ recent, ...search }: FollowedSearch) {
  const t = useText();
  const { formatNumber } = useFormat();
  const parts = searchParts(search);
  return (
    <div>
      <p>{t('alert.intro')}</p>
      <ul className={styles.parts} aria-label={t('alert.parts')}>
        {(parts.length > 0 ? parts : [t('alert.everything')]).map((part) => (
          <li key={part}>
            <Chip name={part} />
          </li>
        ))}
      </ul>
      {recent !== null && (
        <p className={styles.hint}>{t('alert.recent', { count: recent, number: formatNumber(recent) })}</p>
      )}
    </div>
  );
}
