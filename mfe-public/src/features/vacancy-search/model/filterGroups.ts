import type {
  EmploymentType,
  RemoteMode,
  VacancyFacets,
  VacancyFilter,
  WorkPermit,
} from '@cpa/shared/contracts';

/** Filter value in URL and facets: an option ID, a code, or a number of days. */
export type FilterValue = number | string;

type Group = {
  /** Name in the URL and in the request. */
  key: keyof VacancyFilter;
  /** Name in the facets of the response; absent for a number without a list of values. */
  facet?: keyof VacancyFacets;
  /** Filter without which this one has no meaning. */
  refines?: keyof VacancyFilter;
  /** Highest number. */
  max?: number;
  /** Allowed values; without them, values are option IDs. */
  codes?: readonly FilterValue[];
  /** Accepts a single value. */
  isSingle?: true;
};

const EMPLOYMENT_TYPES = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
] as const satisfies EmploymentType[];
const REMOTE_MODES = ['no', 'hybrid', 'full'] as const satisfies RemoteMode[];
const WORK_PERMITS = ['local_only', 'sponsored', 'any'] as const satisfies WorkPermit[];

/** Distances from a district in kilometres; the last one covers the whole island. */
export const DISTANCES = [2, 5, 10, 50];

/** Filters in display order. */
export const FILTER_GROUPS = [
  { key: 'filter_sectors', facet: 'sectors' },
  { key: 'filter_workloads', facet: 'workloads' },
  { key: 'filter_employment_types', facet: 'employment_types', codes: EMPLOYMENT_TYPES },
  { key: 'posted_within', facet: 'posted_within', codes: [1, 3, 7, 30], isSingle: true },
  { key: 'salary_stated', facet: 'salary_stated', codes: ['true'], isSingle: true },
  { key: 'salary', isSingle: true, max: 1_000_000 },
  { key: 'salary_unstated', codes: ['true'], isSingle: true, refines: 'salary' },
  { key: 'filter_districts', facet: 'districts' },
  { key: 'within_km', codes: DISTANCES, isSingle: true, refines: 'filter_districts' },
  { key: 'filter_remote', facet: 'remote', codes: REMOTE_MODES },
  { key: 'filter_educations', facet: 'educations' },
  { key: 'filter_languages', facet: 'languages' },
  { key: 'filter_work_permits', facet: 'work_permits', codes: WORK_PERMITS },
] as const satisfies readonly Group[];

export type FilterKey = (typeof FILTER_GROUPS)[number]['key'];

/** Maximum number of values per filter, against oversized URLs. */
const MAX_VALUES = 50;

/** Parses the values of a filter from the URL. Ignores unknown values. */
export function readValues(group: Group, text: string): FilterValue[] {
  const parts = text.split(',', MAX_VALUES * 2);
  const values = group.codes
    ? parts.flatMap((part) => group.codes?.filter((code) => String(code) === part) ?? [])
    : parts
        .map(Number)
        .filter((value) => Number.isSafeInteger(value) && value > 0 && value <= (group.max ?? value));
  return [...new Set(values)].slice(0, group.isSingle ? 1 : MAX_VALUES);
}

/** Serialises values in a fixed order. */
export function writeValues(values: readonly FilterValue[]): string {
  return values.toSorted((one, other) => (one < other ? -1 : 1)).join(',');
}
