import { type OwnVacancy, type Postings, addDays } from '@cpa/shared/contracts';

/** Default duration of the free posting in days, for a company whose duration is unknown. */
const FREE_POSTING_DAYS = 30;

export type CompanyMeans = Postings['companies'][number];

/** Effect of extending or reposting a vacancy. `problem` is null when it is possible. */
export type PlannedPosting = {
  vacancy: OwnVacancy;
  /** New last day. */
  until: string | null;
  /** Posting that it uses: none, the free one, or one of a package. */
  uses: 'nothing' | 'free' | 'package';
  problem: 'noPostingLeft' | 'alreadyLongest' | 'wrongStatus' | null;
};

type Means = { companies: readonly CompanyMeans[]; today: string };

/**
 * Predicts the effect on each vacancy, in this order: the same rules as the server's `posting.rules.ts`. Without
 * `wanted`, each vacancy is extended as far as one posting reaches.
 */
export function planExtension(
  chosen: readonly OwnVacancy[],
  { companies, today }: Means,
  wanted?: string,
): PlannedPosting[] {
  const stock = new PostingStock(companies);
  return chosen.map((vacancy) => {
    const { status, valid_through, posted_until, posting } = vacancy;
    if (status !== 'open') return { vacancy, until: null, uses: 'nothing', problem: 'wrongStatus' };
    const isLater = (day: string | null): day is string => day !== null && day > (valid_through ?? '');
    if (isLater(posted_until) && (wanted === undefined || wanted <= posted_until)) {
      return checked(vacancy, wanted ?? posted_until, 'nothing');
    }
    if (posting !== 'package') {
      const end = addDays(today, stock.freeDays(vacancy.company.id));
      return checked(vacancy, wanted !== undefined && wanted <= end ? wanted : end, 'free');
    }
    const days = stock.take(vacancy.company.id);
    if (days === null) return { vacancy, until: null, uses: 'package', problem: 'noPostingLeft' };
    const end = addDays(posted_until ?? today, days);
    return checked(vacancy, wanted !== undefined && wanted <= end ? wanted : end, 'package');
  });
}

/** Predicts the effect of reposting. */
export function planRepost(chosen: readonly OwnVacancy[], { companies, today }: Means): PlannedPosting[] {
  const stock = new PostingStock(companies);
  const freeTaken = new Set(
    companies.filter(({ free }) => free.used_by !== null).map(({ company_id }) => company_id),
  );
  return chosen.map((vacancy) => {
    const { status, posting, posted_until } = vacancy;
    if (status !== 'closed' && status !== 'expired') {
      return { vacancy, until: null, uses: 'nothing', problem: 'wrongStatus' };
    }
    const isFreeTaken = freeTaken.has(companyOf(vacancy));
    if (posted_until !== null && posted_until >= today && (posting === 'package' || !isFreeTaken)) {
      if (posting !== 'package') freeTaken.add(companyOf(vacancy));
      return { vacancy, until: posted_until, uses: 'nothing', problem: null };
    }
    if (!isFreeTaken) {
      freeTaken.add(companyOf(vacancy));
      return {
        vacancy,
        until: addDays(today, stock.freeDays(vacancy.company.id)),
        uses: 'free',
        problem: null,
      };
    }
    const days = stock.take(vacancy.company.id);
    if (days === null) return { vacancy, until: null, uses: 'package', problem: 'noPostingLeft' };
    return { vacancy, until: addDays(today, days), uses: 'package', problem: null };
  });
}

/** Counts postings of packages that are left to the companies of these vacancies. */
export function postingsLeft(chosen: readonly OwnVacancy[], companies: readonly CompanyMeans[]): number {
  return meansOf(chosen, companies)
    .flatMap(({ packages }) => packages)
    .reduce((sum, { left }) => sum + left, 0);
}

/** Counts sponsorships that are left to the companies of these vacancies. */
export function sponsorshipsLeft(chosen: readonly OwnVacancy[], companies: readonly CompanyMeans[]): number {
  return meansOf(chosen, companies).reduce((sum, { sponsorships_left }) => sum + sponsorships_left, 0);
}

function meansOf(chosen: readonly OwnVacancy[], companies: readonly CompanyMeans[]) {
  const ids = new Set(chosen.map(companyOf));
  return companies.filter(({ company_id }) => ids.has(company_id));
}

function checked(vacancy: OwnVacancy, until: string, uses: PlannedPosting['uses']): PlannedPosting {
  const isLater = vacancy.valid_through === null || until > vacancy.valid_through;
  return { vacancy, until, uses, problem: isLater ? null : 'alreadyLongest' };
}

/** Postings of packages, taken in the order in which the server uses them. */
class PostingStock {
  #companies: Map<number, { freeDays: number; packages: { left: number; duration_days: number }[] }>;

  constructor(companies: readonly CompanyMeans[]) {
    this.#companies = new Map(
      companies.map(({ company_id, free, packages }) => [
        company_id,
        { freeDays: free.duration_days, packages: packages.map((one) => ({ ...one })) },
      ]),
    );
  }

  freeDays(companyId: number): number {
    return this.#companies.get(companyId)?.freeDays ?? FREE_POSTING_DAYS;
  }

  /** Takes a posting and returns its duration in days; null if none is left. */
  take(companyId: number): number | null {
    const entry = this.#companies.get(companyId)?.packages.find(({ left }) => left > 0);
    if (!entry) return null;
    entry.left -= 1;
    return entry.duration_days;
  }
}

const companyOf = ({ company }: OwnVacancy) => company.id;
