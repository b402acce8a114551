import type {
  EmploymentType,
  RemoteMode,
  VacancyFacets,
  VacancyFilter,
  WorkPermit,
} from '@cpa/shared/contracts';

/** A value as it stands in the address and in the counts: an id of a list, a code, or a number of days. */
export type FilterValue = number | string;

type Group = {
  /** In the address and in the call. */
  key: keyof VacancyFilter;
  /** Where its counts are. */
  facet: keyof VacancyFacets;
  /** What the address may name; without it: ids. */
  codes?: readonly FilterValue[];
  /** One of them at a time. */
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

/** The filters a person sees, in this order. */
export const FILTER_GROUPS = [
  { key: 'filter_sectors', facet: 'sectors' },
  { key: 'filter_workloads', facet: 'workloads' },
  { key: 'filter_employment_types', facet: 'employment_types', codes: EMPLOYMENT_TYPES },
  { key: 'posted_within', facet: 'posted_within', codes: [1, 3, 7, 30], isSingle: true },
  { key: 'salary_stated', facet: 'salary_stated', codes: ['true'], isSingle: true },
  { key: 'filter_districts', facet: 'districts' },
  { key: 'filter_remote', facet: 'remote', codes: REMOTE_MODES },
  { key: 'filter_educations', facet: 'educations' },
  { key: 'filter_languages', facet: 'languages' },
  { key: 'filter_work_permits', facet: 'work_permits', codes: WORK_PERMITS },
] as const satisfies readonly Group[];

export type FilterKey = (typeof FILTER_GROUPS)[number]['key'];

/** A list of filters as long as this is nobody's choice. */
const MAX_VALUES = 50;

/** The values that an address names for a filter; what is not among its values is passed over. */
export function readValues(group: Group, text: string | null): FilterValue[] {
  const parts = (text ?? '').split(',', MAX_VALUES * 2);
  const values = group.codes
    ? parts.flatMap((part) => group.codes?.filter((code) => String(code) === part) ?? [])
    : parts.map(Number).filter((value) => Number.isSafeInteger(value) && value > 0);
  return [...new Set(values)].slice(0, group.isSingle ? 1 : MAX_VALUES);
}

/** The values as an address writes them, always in one order. */
export function writeValues(values: readonly FilterValue[]): string {
  return values.toSorted((one, other) => (one < other ? -1 : 1)).join(',');
}
