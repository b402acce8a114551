import type { VacancyFacets } from '@cpa/shared/contracts';
import { Skeleton } from '@cpa/shared/ui';
import { useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import { FILTER_GROUPS, type FilterKey, type FilterValue } from '../model/filterGroups.ts';
import type { VacancyQuery } from '../model/vacancyQuery.ts';
import { mergeFacets } from '../model/mergeFacets.ts';
import { AgeFilter } from './AgeFilter.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import styles from './FilterPanel.module.css';

type FilterPanelProps = {
  query: VacancyQuery;
  /** Null while the first list loads. */
  facets: VacancyFacets | null;
  onToggle: (key: FilterKey, value: FilterValue) => void;
};

/** All filters, beside the list or in the sheet on phones. */
export function FilterPanel({ query, facets: latest, onToggle }: FilterPanelProps) {
  const t = useText();
  const facets = useMergedFacets(latest, query.search_string);
  if (!facets) return <FilterSkeleton />;
  if (FILTER_GROUPS.every(({ facet }) => facets[facet].length === 0)) {
    return <p className={styles.none}>{t('filters.none')}</p>;
  }
  return (
    <div className={styles.groups}>
      {FILTER_GROUPS.map(({ key, facet }) => {
        const Group = key === 'posted_within' ? AgeFilter : FilterGroup;
        return <Group key={key} name={key} options={facets[facet]} chosen={query[key]} onToggle={onToggle} />;
      })}
    </div>
  );
}

/** Keeps values in place while the search text stays the same. */
function useMergedFacets(latest: VacancyFacets | null, text: string): VacancyFacets | null {
  const [merged, setMerged] = useState({ latest, text, shown: latest });
  if (merged.latest === latest) return merged.shown;
  const { shown: before } = merged;
  const isSame = merged.text === text && before !== null && latest !== null;
  const next = { latest, text, shown: isSame ? mergeFacets(before, latest) : latest };
  setMerged(next);
  return next.shown;
}

function FilterSkeleton() {
  return (
    <div className={styles.groups} aria-hidden="true">
      {FILTER_GROUPS.slice(0, 5).map(({ key }) => (
        <div key={key} className={styles.skeleton}>
          <Skeleton width="40%" height={16} />
          {[72, 58, 64, 50, 68, 46].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={16} />
          ))}
        </div>
      ))}
    </div>
  );
}
