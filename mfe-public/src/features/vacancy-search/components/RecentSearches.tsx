import { useOptionName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import { Button, ClockIcon, IconButton, Link, XIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { removeRecentSearch, clearRecentSearches, useRecentSearches } from '../state/recentSearchStore.ts';
import styles from './RecentSearches.module.css';

/** Recent searches in this browser, shown below the empty search field. */
export function RecentSearches({ onChosen }: { onChosen: () => void }) {
  const t = useText();
  const labelOf = useStoredFilterLabel();
  const recent = useRecentSearches();
  if (recent.length === 0) return null;
  return (
    <section className={styles.panel} aria-label={t('recent.title')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('recent.title')}</h2>
        <Button variant="quiet" size="small" onClick={clearRecentSearches}>
          {t('recent.clear')}
        </Button>
      </div>
      <ul className="stack">
        {recent.map(({ search, words, filters }) => {
          const name = [words, ...filters.map(labelOf)].filter(Boolean).join(' · ');
          return (
            <li key={search} className={styles.row}>
              <ClockIcon size={16} />
              <Link
                variant="plain"
                className={styles.link}
                to={`${paths.vacancies}?${search}`}
                onClick={onChosen}
                dir="auto"
              >
                {name}
              </Link>
              <IconButton
                label={t('recent.remove', { name })}
                icon={<XIcon size={16} />}
                onClick={() => removeRecentSearch(search)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Returns the function that labels a stored filter in the language of the page. */
function useStoredFilterLabel(): (filter: string) => string {
  const t = useText();
  const optionName = useOptionName();
  const { formatWage } = useFormat();
  return (filter) => {
    const [key, number] = filter.split('=');
    if (key === 'salary') return t('filters.fromSalary', { amount: formatWage(Number(number) * 100, 'AWG') });
    return key === 'within_km' ? t('filters.upToKm', { km: Number(number) }) : optionName(filter);
  };
}
