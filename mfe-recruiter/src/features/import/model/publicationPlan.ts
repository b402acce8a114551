import type { Postings, ScrapedVacancy } from '@cpa/shared/contracts';
import { addDays } from '../../../dates/addDays.ts';
import { titleOf } from './edit.ts';
import type { ImportResults } from './importResults.ts';
import { missingFields } from './missingFields.ts';

/** A found vacancy that can be published. `isShortened`: its posting ends before the day that the page states. */
export type PlannedPublication = { id: number; title: string; until: string; isShortened: boolean };

/** Effect of publishing the selected vacancies, in list order. */
export type PublicationPlan = {
  publishable: PlannedPublication[];
  usesFree: boolean;
  /** Postings of packages: those that are used, and those that are left before. */
  used: number;
  left: number;
  /** Titles of vacancies that lack a required field. They stay in the list. */
  incomplete: string[];
  /** Titles of vacancies without a posting left. They stay in the list. */
  unpaid: string[];
  /** Titles of publishable vacancies that resemble an open one. */
  twice: string[];
};

type Means = Postings['companies'][number];

/** Predicts what publishing will do with the same rules as the API: the free posting first, then the packages. */
export function planPublication(
  { list, picked, edits }: ImportResults,
  means: Means,
  today: string,
): PublicationPlan {
  const terms = postingTerms(means);
  const plan: PublicationPlan = {
    publishable: [],
    usesFree: false,
    used: 0,
    left: means.packages.reduce((sum, { left }) => sum + left, 0),
    incomplete: [],
    unpaid: [],
    twice: [],
  };
  for (const vacancy of list.vacancies) {
    if (!picked.includes(vacancy.id) || vacancy.vacancy_id !== null) continue;
    const edit = edits[vacancy.id];
    const title = titleOf(vacancy, edit).trim();
    const place = plan.publishable.length;
    const term = terms[place];
    if (title === '' || missingFields(vacancy, edit).required.length > 0) plan.incomplete.push(title);
    else if (!term) plan.unpaid.push(title);
    else {
      plan.publishable.push({ id: vacancy.id, title, ...lastDay(vacancy, addDays(today, term.days), today) });
      if (term.isFree) plan.usesFree = true;
      else plan.used += 1;
      if (vacancy.posted?.status === 'open') plan.twice.push(title);
    }
  }
  return plan;
}

/** Lists the postings in the order in which the API uses them. */
function postingTerms({ free, packages }: Means): { days: number; isFree: boolean }[] {
  const paid = packages.flatMap(({ left, duration_days: days }) =>
    Array.from({ length: left }, () => ({ days, isFree: false })),
  );
  return free.used_by === null ? [{ days: free.duration_days, isFree: true }, ...paid] : paid;
}

/** The import drops a closing day in the past. A closing day after the end of the posting is replaced by that end. */
function lastDay({ valid_through: wanted }: ScrapedVacancy, covered: string, today: string) {
  const isShortened = wanted !== null && wanted > covered;
  const isKept = wanted !== null && wanted >= today && !isShortened;
  return { until: isKept ? wanted : covered, isShortened };
}
