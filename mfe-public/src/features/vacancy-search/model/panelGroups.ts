import type { CountedOption, EmploymentType, VacancyFacets, WorkloadKind } from '@cpa/shared/contracts';
import { withToggled } from './changeQuery.ts';
import type { FilterKey, FilterValue } from './filterGroups.ts';
import type { VacancyQuery } from './vacancyQuery.ts';

/** Option of a group with the filter that it sets. */
export type PanelOption = CountedOption & { key: FilterKey };

/** Group of filters as users see it. Values of one group are alternatives. */
export type PanelGroup = {
  name:
    | WorkloadKind
    | Exclude<
        FilterKey,
        'filter_workloads' | 'filter_employment_types' | 'salary' | 'salary_unstated' | 'within_km'
      >;
  options: PanelOption[];
  /** Initially collapsed to the heading with the chosen values. */
  isCollapsed: boolean;
};

/** Employment types that equal a workload, which the API finds by either. `FULL_TIME` equals two. */
const SAME_AS_WORKLOAD: readonly FilterValue[] = [
  'FULL_TIME',
  'PART_TIME',
  'TEMPORARY',
  'INTERN',
] satisfies EmploymentType[];

/**
 * Returns the groups in display order. Workloads and employment types form the groups hours, schedule and contract,
 * in which each value occurs once; a value that only a URL can choose is listed while it is chosen.
 */
export function panelGroups(facets: VacancyFacets, query: VacancyQuery): PanelGroup[] {
  const of = (key: FilterKey, options: readonly CountedOption[]) =>
    options.map(({ id, name, count }) => ({ id, name, count, key }));
  const workloads = (kind: WorkloadKind) =>
    of(
      'filter_workloads',
      facets.workloads.filter((option) => (option.kind ?? 'hours') === kind),
    );
  const employment = facets.employment_types.filter(
    ({ id }) => !SAME_AS_WORKLOAD.includes(id) || query.filter_employment_types.includes(id),
  );
  const groups: PanelGroup[] = [
    { name: 'filter_districts', options: of('filter_districts', facets.districts), isCollapsed: false },
    { name: 'filter_sectors', options: of('filter_sectors', facets.sectors), isCollapsed: false },
    { name: 'hours', options: workloads('hours'), isCollapsed: false },
    { name: 'schedule', options: workloads('schedule'), isCollapsed: false },
    {
      name: 'contract',
      options: [...workloads('contract'), ...of('filter_employment_types', employment)],
      isCollapsed: false,
    },
    { name: 'salary_stated', options: of('salary_stated', facets.salary_stated), isCollapsed: false },
    { name: 'posted_within', options: of('posted_within', facets.posted_within), isCollapsed: false },
    { name: 'filter_educations', options: of('filter_educations', facets.educations), isCollapsed: true },
    { name: 'filter_languages', options: of('filter_languages', facets.languages), isCollapsed: true },
    { name: 'filter_remote', options: of('filter_remote', facets.remote), isCollapsed: true },
    {
      name: 'filter_work_permits',
      options: of('filter_work_permits', facets.work_permits),
      isCollapsed: true,
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** Returns the chosen options of a group. */
export function chosenOptions({ options }: PanelGroup, query: VacancyQuery): PanelOption[] {
  return options.filter(({ key, id }) => query[key].includes(id));
}

/** Removes the values of a group from a query. */
export function withoutGroup(group: PanelGroup, query: VacancyQuery): VacancyQuery {
  return chosenOptions(group, query).reduce((rest, { key, id }) => withToggled(rest, key, id), query);
}
