import type { VacancyFacets } from '@cpa/shared/contracts';
import { Skeleton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import type { FilterKey, FilterValue } from '../model/filterGroups.ts';
import { panelGroups } from '../model/panelGroups.ts';
import type { VacancyQuery } from '../model/vacancyQuery.ts';
import { AgeFilter } from './AgeFilter.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import styles from './FilterPanel.module.css';

type FilterPanelProps = {
  query: VacancyQuery;
  /** Null while the first list loads. */
  facets: VacancyFacets | null;
  onToggle: (key: FilterKey, value: FilterValue) => void;
};

/** All filters, beside the list or in the sheet on phones. The API lists every value, so they keep their places. */
export function FilterPanel({ query, facets, onToggle }: FilterPanelProps) {
  const t = useText();
  if (!facets) return <FilterSkeleton />;
  // The toolbar and the sheet have the district as a list to choose from.
  const groups = panelGroups(facets, query).filter(({ name }) => name !== 'filter_districts');
  if (groups.length === 0) return <p className="mute">{t('filters.none')}</p>;
  return (
    <div className={styles.groups}>
      {groups.map((group) => {
        const Group = group.name === 'posted_within' ? AgeFilter : FilterGroup;
        return <Group key={group.name} group={group} query={query} onToggle={onToggle} />;
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
