import type { VacancyCard } from '../contracts/index.ts';

/** Of a vacancy, what can be shown of it without the code of its area. All of it is public. */
export type SeenVacancy = { id: number; title: string; company: string };

/** As long as the browser's tab. */
const KEY = 'cpa.seenVacancies';
const MOST = 20;
const LONGEST = 200;

type Seen = Pick<VacancyCard, 'id' | 'title'> & { company: Pick<VacancyCard['company'], 'name'> };

/** Keeps the list that is on screen, for the shell to show when the area of vacancies is away. Never fails. */
export function keepSeenVacancies(vacancies: readonly Seen[]): void {
  const kept = vacancies.slice(0, MOST).map(({ id, title, company }): SeenVacancy => ({
    id,
    title: title.slice(0, LONGEST),
    company: company.name.slice(0, LONGEST),
  }));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage costs a fallback, nothing else.
  }
}

/** The vacancies that this tab last listed; none when nothing readable is there. */
export function readSeenVacancies(): SeenVacancy[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSeenVacancy).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isSeenVacancy(value: unknown): value is SeenVacancy {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, company } = value as Partial<SeenVacancy>;
  return Number.isSafeInteger(id) && typeof title === 'string' && typeof company === 'string';
}
