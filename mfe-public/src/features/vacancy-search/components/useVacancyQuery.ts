import { paths } from '@cpa/shared/routing';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readQuery, type VacancyQuery, writeQuery } from '../model/vacancyQuery.ts';

export const addressOf = (query: VacancyQuery): string => {
  const search = writeQuery(query);
  return search ? `${paths.vacancies}?${search}` : paths.vacancies;
};

/** The question in the address, and a way to ask another one. */
export function useVacancyQuery() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = useMemo(() => readQuery(params), [params]);
  return {
    query,
    key: writeQuery(query),
    /** The list changes in place: whoever ticks a box stays at the box. */
    ask: (next: VacancyQuery) => void navigate(addressOf(next), { preventScrollReset: true }),
  };
}
