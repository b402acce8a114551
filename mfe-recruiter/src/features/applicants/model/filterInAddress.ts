import { applicationStatusSchema } from '@cpa/shared/contracts';
import type { ApplicantFilter } from './applicantFilter.ts';

/** The filter as the page's address holds it; what the address does not say rightly counts as not said. */
export function filterFromAddress(query: URLSearchParams): ApplicantFilter {
  const status = applicationStatusSchema.options.find((known) => known === query.get('status')) ?? null;
  const vacancyId = Number(query.get('vacancy'));
  return {
    status,
    vacancyId: Number.isSafeInteger(vacancyId) && vacancyId > 0 ? vacancyId : null,
    search: query.get('search') ?? '',
  };
}

export function filterToAddress({ status, vacancyId, search }: ApplicantFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (status) query.set('status', status);
  if (vacancyId !== null) query.set('vacancy', String(vacancyId));
  if (search) query.set('search', search);
  return query;
}
