import type { CountedOption } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { NativeSelect } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { withDistrict } from '../model/changeQuery.ts';
import { SEARCH_FORM_ID } from '../model/searchForm.ts';
import type { VacancyQuery } from '../model/vacancyQuery.ts';

/** Value of the option for several districts, which only a URL can choose. */
const SEVERAL = 'several';

type DistrictSelectProps = {
  districts: readonly CountedOption[];
  query: VacancyQuery;
  onChange: (query: VacancyQuery) => void;
  isLabelHidden?: boolean;
};

/** Filter by district; the map chooses from the same list. */
export function DistrictSelect({ districts, query, onChange, isLabelHidden = false }: DistrictSelectProps) {
  const t = useText();
  const { formatNumber } = useFormat();
  const { filter_districts: chosen } = query;
  const [first = ''] = chosen;
  return (
    <NativeSelect
      label={t('filters.filter_districts')}
      isLabelHidden={isLabelHidden}
      // Several districts are a hidden field of the form.
      {...(chosen.length < 2 && { name: 'filter_districts', form: SEARCH_FORM_ID })}
      value={chosen.length > 1 ? SEVERAL : String(first)}
      onChange={({ target }) =>
        onChange(withDistrict(query, districts.find(({ id }) => String(id) === target.value)?.id ?? null))
      }
    >
      <option value="">{t('filters.anyDistrict')}</option>
      {chosen.length > 1 && (
        <option value={SEVERAL} disabled>
          {t('filters.districts', { count: chosen.length })}
        </option>
      )}
      {districts.map(({ id, name, count }) => (
        <option key={id} value={String(id)}>
          {`${name} (${formatNumber(count)})`}
        </option>
      ))}
      {/* Until the list of districts is loaded. */}
      {chosen.length === 1 && districts.length === 0 && <option value={String(first)}>…</option>}
    </NativeSelect>
  );
}
