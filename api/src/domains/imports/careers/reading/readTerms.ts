import type { EmploymentType } from '@cpa/shared/contracts';

/** Words that mean exactly one of Google's kinds, folded; "permanent" says nothing about hours and is none of them. */
const EMPLOYMENT = new Map<string, EmploymentType>(
  Object.entries({
    fulltime: 'FULL_TIME',
    fulltimepermanent: 'FULL_TIME',
    permanentfulltime: 'FULL_TIME',
    voltijd: 'FULL_TIME',
    parttime: 'PART_TIME',
    parttimepermanent: 'PART_TIME',
    permanentparttime: 'PART_TIME',
    deeltijd: 'PART_TIME',
    contractor: 'CONTRACTOR',
    contract: 'CONTRACTOR',
    freelance: 'CONTRACTOR',
    temporary: 'TEMPORARY',
    temp: 'TEMPORARY',
    tijdelijk: 'TEMPORARY',
    intern: 'INTERN',
    internship: 'INTERN',
    stage: 'INTERN',
    volunteer: 'VOLUNTEER',
    volunteering: 'VOLUNTEER',
    perdiem: 'PER_DIEM',
    other: 'OTHER',
  } as const),
);

/** The one kind that is stated; null when none or several are. */
export function readEmployment(stated: string[]): EmploymentType | null {
  const kinds = new Set(
    stated.map((word) => EMPLOYMENT.get(fold(word))).filter((kind) => kind !== undefined),
  );
  return kinds.size === 1 ? [...kinds][0]! : null;
}

/** For comparing terms: `Full-time`, `FULL_TIME` and `fulltime` are one, and so are `Café & Bar` and `cafe and bar`. */
export function fold(term: string): string {
  return term
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9.+–]/g, '');
}
