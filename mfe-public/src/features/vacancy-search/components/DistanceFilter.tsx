import type { CountedOption } from '@cpa/shared/contracts';
import { NativeSelect } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { withDistance } from '../model/changeQuery.ts';
import { DISTANCES } from '../model/filterGroups.ts';
import { SEARCH_FORM_ID } from '../model/searchForm.ts';
import type { VacancyQuery } from '../model/vacancyQuery.ts';
import styles from './FilterPanel.module.css';

type DistanceFilterProps = {
  query: VacancyQuery;
  districts: readonly CountedOption[];
  onChange: (query: VacancyQuery) => void;
};

/** Adds the districts around the chosen one. Renders nothing without one. */
export function DistanceFilter({ query, districts, onChange }: DistanceFilterProps) {
  const t = useText();
  const [chosen, ...others] = query.filter_districts;
  const district = districts.find(({ id }) => id === chosen);
  if (!district || others.length > 0) return null;
  return (
    <div className={styles.age}>
      <NativeSelect
        label={t('filters.within_km', { name: district.name })}
        hint={t('filters.straightLine')}
        name="within_km"
        form={SEARCH_FORM_ID}
        value={query.within_km[0] ?? ''}
        onChange={({ target }) => onChange(withDistance(query, Number(target.value) || undefined))}
      >
        <option value="">{t('filters.onlyThere')}</option>
        {DISTANCES.map((km) => (
          <option key={km} value={km}>
            {t('filters.upToKm', { km })}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
