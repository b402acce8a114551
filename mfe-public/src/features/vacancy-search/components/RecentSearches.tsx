import { paths } from '@cpa/shared/routing';
import { Button, ClockIcon, IconButton, Link, XIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import type { RecentSearch } from '../model/recentSearches.ts';
import { removeRecentSearch, clearRecentSearches, useRecentSearches } from '../state/recentSearchStore.ts';
import styles from './RecentSearches.module.css';

/** Recent searches in this browser, shown below the empty search field. */
export function RecentSearches({ onChosen }: { onChosen: () => void }) {
  const t = useText();
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
        {recent.map((search) => (
          <li key={search.search} className={styles.row}>
            <ClockIcon size={16} />
            <Link
              variant="plain"
              className={styles.link}
              to={`${paths.vacancies}?${search.search}`}
              onClick={onChosen}
              dir="auto"
            >
              {nameOf(search)}
            </Link>
            <IconButton
              label={t('recent.remove', { name: nameOf(search) })}
              icon={<XIcon size={16} />}
              onClick={() => removeRecentSearch(search.search)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf({ words, filters }: RecentSearch): string {
  return [words, ...filters].filter(Boolean).join(' · ');
}
