import type { CountedOption } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { selectProfile } from '@cpa/shared/session';
import { lazyComponent, NativeSelect } from '@cpa/shared/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { withDistance, withDistrict } from '../model/changeQuery.ts';
import { SEARCH_FORM_ID } from '../model/searchForm.ts';
import type { VacancyQuery } from '../model/vacancyQuery.ts';

/** Value of the option for several districts, which only a URL can choose. */
const SEVERAL = 'several';
/** Value of the option for the district of the applicant's profile. */
const OWN = 'own';
/** Distance of the districts that count as near. */
const NEAR_KM = 10;

const ownDistrict = lazyComponent(() => import(/* webpackChunkName: "own-district" */ './OwnDistrict.tsx'));

type DistrictSelectProps = {
  districts: readonly CountedOption[];
  query: VacancyQuery;
  onChange: (query: VacancyQuery) => void;
  isLabelHidden?: boolean;
};

/**
 * Filter by district; the map chooses from the same list. Applicants can choose the surroundings of their own district,
 * which is read from their profile then. Without one, the option disappears until another choice.
 */
export function DistrictSelect({ districts, query, onChange, isLabelHidden = false }: DistrictSelectProps) {
  const t = useText();
  const { formatNumber } = useFormat();
  const { filter_districts: chosen } = query;
  const [first = ''] = chosen;
  const hasProfile = Boolean(useSelector(selectProfile)?.applicant_id);
  const [own, setOwn] = useState<'offered' | 'reading' | 'unknown'>('offered');
  const { Component: OwnDistrict, isFailed } = ownDistrict.useComponent(own === 'reading');
  const isReading = own === 'reading' && !isFailed;
  const chooseOwn = (id: number | null | undefined) => {
    setOwn(id === null ? 'unknown' : 'offered');
    if (id) onChange(withDistance(withDistrict(query, id), NEAR_KM));
  };
  return (
    <>
      {isReading && OwnDistrict && <OwnDistrict onRead={chooseOwn} />}
      <NativeSelect
        label={t('filters.filter_districts')}
        isLabelHidden={isLabelHidden}
        // Several districts are a hidden field of the form.
        {...(chosen.length < 2 && { name: 'filter_districts', form: SEARCH_FORM_ID })}
        value={isReading ? OWN : chosen.length > 1 ? SEVERAL : String(first)}
        onChange={({ target: { value } }) => {
          setOwn(value === OWN ? 'reading' : 'offered');
          if (value !== OWN)
            onChange(withDistrict(query, districts.find(({ id }) => String(id) === value)?.id ?? null));
        }}
      >
        <option value="">{t('filters.anyDistrict')}</option>
        {hasProfile && own !== 'unknown' && (
          <option value={OWN}>{t('filters.nearOwn', { km: NEAR_KM })}</option>
        )}
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
    </>
  );
}
