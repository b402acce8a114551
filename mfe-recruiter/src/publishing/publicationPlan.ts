import { type Postings, addDays } from '@cpa/shared/contracts';

/** A vacancy that could be published. */
export type Publishable = {
  id: number;
  title: string;
  company_id: number;
  /** Wanted last day to apply; null for the end of the posting. */
  valid_through: string | null;
  /** Lacks a field that publishing needs. */
  isIncomplete?: boolean;
  /** Resembles an open vacancy. */
  isTwice?: boolean;
};

/** A vacancy that can be published. `isShortened`: its posting ends before the wanted last day. */
export type PlannedPublication = { id: number; title: string; until: string; isShortened: boolean };

/** Effect of publishing several vacancies, in their order. */
export type PublicationPlan = {
  publishable: PlannedPublication[];
  usesFree: boolean;
  /** Postings of packages: those that are used, and those left before. */
  used: number;
  left: number;
  /** Titles of vacancies that lack a required field. They are not published. */
  incomplete: string[];
  /** Titles of vacancies without a posting left. They are not published. */
  unpaid: string[];
  /** Titles of publishable vacancies that resemble an open one. */
  twice: string[];
};

type Means = Postings['companies'][number];

/** Predicts what publishing will do with the same rules as the API: the free posting first, then the packages. */
export function planPublication(
  vacancies: readonly Publishable[],
  companies: readonly Means[],
  today: string,
): PublicationPlan {
  const involved = companies.filter(({ company_id }) =>
    vacancies.some((each) => each.company_id === company_id),
  );
  const terms = new Map(involved.map((means) => [means.company_id, postingTerms(means)]));
  const plan: PublicationPlan = {
    publishable: [],
    usesFree: false,
    used: 0,
    left: involved.flatMap(({ packages }) => packages).reduce((sum, { left }) => sum + left, 0),
    incomplete: [],
    unpaid: [],
    twice: [],
  };
  for (const vacancy of vacancies) {
    const { id, title, company_id } = vacancy;
    const term = vacancy.isIncomplete ? undefined : terms.get(company_id)?.shift();
    if (vacancy.isIncomplete) plan.incomplete.push(title);
    else if (!term) plan.unpaid.push(title);
    else {
      plan.publishable.push({ id, title, ...lastDay(vacancy, addDays(today, term.days), today) });
      if (term.isFree) plan.usesFree = true;
      else plan.used += 1;
      if (vacancy.isTwice) plan.twice.push(title);
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

/** A wanted day in the past is dropped. One after the end of the posting is replaced by that end. */
function lastDay({ valid_through: wanted }: Publishable, covered: string, today: string) {
  const isShortened = wanted !== null && wanted > covered;
  const isKept = wanted !== null && wanted >= today && !isShortened;
  return { until: isKept ? wanted : covered, isShortened };
}
