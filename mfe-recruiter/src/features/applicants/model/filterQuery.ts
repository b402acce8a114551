import { applicationStatusSchema } from '@cpa/shared/contracts';
import type { ApplicantFilter } from './applicantFilter.ts';

/** Reads the filter from the URL query. Ignores invalid values. */
export function filterFromQuery(query: URLSearchParams): ApplicantFilter {
  const status = applicationStatusSchema.options.find((option) => option === query.get('status')) ?? null;
  const vacancyId = Number(query.get('vacancy'));
  return {
    status,
    vacancyId: Number.isSafeInteger(vacancyId) && vacancyId > 0 ? vacancyId : null,
    search: query.get('search') ?? '',
  };
}

export function filterToQuery({ status, vacancyId, search }: ApplicantFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (status) query.set('status', status);
  if (vacancyId !== null) query.set('vacancy', String(vacancyId));
  if (search) query.set('search', search);
  return query;
}
