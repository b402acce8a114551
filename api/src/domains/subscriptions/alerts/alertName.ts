import type { Locale, VacancyFilter } from '@cpa/shared/contracts';
import { createServerTexts, DEFAULT_LOCALE, moneyIn, optionName } from '@cpa/shared/server';
import { employmentTypes } from '../../options/codes.ts';
import type { OptionList } from '../../options/options.repository.ts';
import type english from './search.messages.json';
import type { Values } from './search.messages.values.ts';

const textIn = createServerTexts<typeof english, Values>(new URL('search.messages.json', import.meta.url));

/** Describes a search, for example "cook, Food and beverage, Noord/Tanki Leendert". `companies` are its companies. */
export function alertName(
  filter: VacancyFilter,
  options: OptionList,
  companies: ReadonlyMap<number, string>,
  locale: Locale = DEFAULT_LOCALE,
): string {
  const t = textIn(locale);
  const named = filter.filter_companies?.flatMap((id) => companies.get(id) ?? []) ?? [];
  const chosen = new Set([
    ...(filter.filter_sectors ?? []),
    ...(filter.filter_educations ?? []),
    ...(filter.filter_workloads ?? []),
    ...(filter.filter_languages ?? []),
    ...(filter.filter_districts ?? []),
  ]);
  const words = [
    ...(filter.search_string ? [filter.search_string] : []),
    ...options.filter(({ id }) => chosen.has(id)).map(({ name }) => optionName(name, locale)),
    ...(filter.within_km && filter.filter_districts ? [t('withinKm', { km: filter.within_km })] : []),
    ...employmentTypes
      .filter(({ id }) => filter.filter_employment_types?.includes(id))
      .map(({ name }) => optionName(name, locale)),
    ...(filter.filter_remote ?? []).map((mode) => t(`remote.${mode}`)),
    ...(filter.filter_work_permits ?? []).map((permit) => t(`permit.${permit}`)),
    ...(filter.salary_stated ? [t('salaryStated')] : []),
    ...(filter.salary === undefined
      ? []
      : [
          t(filter.salary_unstated ? 'salaryFromOrUnstated' : 'salaryFrom', {
            amount: moneyIn(locale).formatWage(filter.salary * 100, 'AWG'),
          }),
        ]),
    ...named,
    ...(filter.filter_companies?.length && named.length === 0 ? [t('companies')] : []),
  ];
  return words.length === 0 ? t('all') : words.join(', ');
}
