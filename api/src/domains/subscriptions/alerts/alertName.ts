import type { RemoteMode, VacancyFilter, WorkPermit } from '@cpa/shared/contracts';
import { employmentTypes } from '../../options/codes.ts';
import type { OptionList } from '../../options/options.repository.ts';

/** Describes a search, as "cook, Food and beverage, Noord/Tanki Leendert". `companies` names those that it is about. */
export function alertName(
  filter: VacancyFilter,
  options: OptionList,
  companies: ReadonlyMap<number, string>,
): string {
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
    ...options.filter(({ id }) => chosen.has(id)).map(({ name }) => name),
    ...employmentTypes
      .filter(({ id }) => filter.filter_employment_types?.includes(id))
      .map(({ name }) => name),
    ...(filter.filter_remote ?? []).map((mode) => REMOTE[mode]),
    ...(filter.filter_work_permits ?? []).map((permit) => PERMIT[permit]),
    ...(filter.salary_stated ? ['salary stated'] : []),
    ...named,
    ...(filter.filter_companies?.length && named.length === 0 ? ['of certain companies'] : []),
  ];
  return words.length === 0 ? 'All vacancies' : words.join(', ');
}

const REMOTE: Record<RemoteMode, string> = { no: 'on site', hybrid: 'hybrid', full: 'remote' };
const PERMIT: Record<WorkPermit, string> = {
  local_only: 'for locals',
  sponsored: 'work permit sponsored',
  any: 'any work permit',
};
