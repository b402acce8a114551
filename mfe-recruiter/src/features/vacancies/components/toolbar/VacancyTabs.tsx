import { Link } from 'react-router';
import { useText } from '../../../../messages/texts.ts';
import { type TableView, viewToQuery } from '../../model/tableView.ts';
import { VACANCY_TABS, type VacancyTab } from '../../model/vacancyTabs.ts';
import styles from './VacancyTabs.module.css';

type VacancyTabsProps = { view: TableView; counts: Record<VacancyTab, number> };

/** Links to the vacancies of each status, with their number under the current filters. */
export function VacancyTabs({ view, counts }: VacancyTabsProps) {
  const t = useText();
  return (
    <nav aria-label={t('vacancyTable.tabs')} className={styles.tabs}>
      {VACANCY_TABS.map((tab) => (
        <Link
          key={tab}
          to={{ search: viewToQuery({ ...view, tab, page: 1 }).toString() }}
          preventScrollReset
          className={styles.tab}
          data-tab={tab}
          aria-current={tab === view.tab ? 'page' : undefined}
        >
          {t(`vacancyTab.${tab}`)}
          <span className={styles.count} data-urgent={(tab === 'closing' && counts[tab] > 0) || undefined}>
            {counts[tab]}
          </span>
        </Link>
      ))}
    </nav>
  );
}
