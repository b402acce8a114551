import type { VacancyPage } from '@cpa/shared/contracts';
import { Skeleton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { withToggled } from '../model/changeQuery.ts';
import { panelGroups } from '../model/panelGroups.ts';
import type { VacancyQuery } from '../model/vacancyQuery.ts';
import { AgeFilter } from './AgeFilter.tsx';
import { DistanceFilter } from './DistanceFilter.tsx';
import { FilterGroup, type FilterGroupProps } from './FilterGroup.tsx';
import { SalaryFilter } from './SalaryFilter.tsx';
import styles from './FilterPanel.module.css';

type FilterPanelProps = {
  query: VacancyQuery;
  /** Undefined while the first list loads. */
  page: VacancyPage | undefined;
  onChange: (query: VacancyQuery) => void;
  /** On a phone, where the column is hidden. */
  isInSheet?: boolean;
};

/** All filters, beside the list or in the sheet on phones. The API lists every value, so they keep their places. */
export function FilterPanel({ query, page, onChange, isInSheet = false }: FilterPanelProps) {
  const t = useText();
  if (!page) return <FilterSkeleton />;
  const { facets } = page;
  // The toolbar and the sheet have the district as a list to choose from.
  const toggle: FilterGroupProps['onToggle'] = (key, value) => onChange(withToggled(query, key, value));
  const groups = panelGroups(facets, query).filter(({ name }) => name !== 'filter_districts');
  if (groups.length === 0) return <p className="mute">{t('filters.none')}</p>;
  return (
    <div className={styles.groups}>
      <SalaryFilter query={query} salaries={page.salaries} onChange={onChange} isVisible={isInSheet} />
      <DistanceFilter query={query} districts={facets.districts} onChange={onChange} />
      {groups.map((group) => {
        const Group = group.name === 'posted_within' ? AgeFilter : FilterGroup;
        return <Group key={group.name} group={group} query={query} onToggle={toggle} />;
      })}
    </div>
  );
}

function FilterSkeleton() {
  return (
    <div className={styles.groups} aria-hidden="true">
      {['sectors', 'hours', 'schedule', 'contract', 'salary'].map((group) => (
        <div key={group} className="stack-3">
          <Skeleton width="40%" height={16} />
          {[72, 58, 64, 50].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={16} />
          ))}
        </div>
      ))}
    </div>
  );
}
