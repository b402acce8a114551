import type { EmploymentType } from '@cpa/shared/contracts';

/** Words that mean exactly one of Google's employment types, normalised; "permanent" does not state the hours. */
const EMPLOYMENT = new Map<string, EmploymentType>(
  Object.entries({
    fulltime: 'FULL_TIME',
    fulltimepermanent: 'FULL_TIME',
    permanentfulltime: 'FULL_TIME',
    voltijd: 'FULL_TIME',
    voltijds: 'FULL_TIME',
    tiempocompleto: 'FULL_TIME',
    jornadacompleta: 'FULL_TIME',
    tempocompleto: 'FULL_TIME',
    tempokompleto: 'FULL_TIME',
    parttime: 'PART_TIME',
    parttimepermanent: 'PART_TIME',
    permanentparttime: 'PART_TIME',
    deeltijd: 'PART_TIME',
    deeltijds: 'PART_TIME',
    mediotiempo: 'PART_TIME',
    mediajornada: 'PART_TIME',
    tiempoparcial: 'PART_TIME',
    jornadaparcial: 'PART_TIME',
    mediotempo: 'PART_TIME',
    contractor: 'CONTRACTOR',
    contract: 'CONTRACTOR',
    freelance: 'CONTRACTOR',
    temporary: 'TEMPORARY',
    temp: 'TEMPORARY',
    tijdelijk: 'TEMPORARY',
    temporal: 'TEMPORARY',
    temporario: 'TEMPORARY',
    temporero: 'TEMPORARY',
    seasonal: 'TEMPORARY',
    intern: 'INTERN',
    internship: 'INTERN',
    stage: 'INTERN',
    stagiair: 'INTERN',
    pasantia: 'INTERN',
    practicas: 'INTERN',
    volunteer: 'VOLUNTEER',
    volunteering: 'VOLUNTEER',
    perdiem: 'PER_DIEM',
    other: 'OTHER',
  } as const),
);

/** Returns the only stated type; null for none or several. */
export function readEmployment(stated: string[]): EmploymentType | null {
  const kinds = new Set(
    stated.map((word) => EMPLOYMENT.get(fold(word))).filter((kind) => kind !== undefined),
  );
  return kinds.size === 1 ? [...kinds][0]! : null;
}

/**
 * Normalises a term for comparison: `Full-time`, `FULL_TIME` and `fulltime` are equal, so are `Café & Bar` and `cafe
 * and bar`.
 */
export function fold(term: string): string {
  return term
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9.+–]/g, '');
}
