import { paths } from '@cpa/shared/routing';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { readQuery, type VacancyQuery, writeQuery } from '../model/vacancyQuery.ts';

export const addressOf = (query: VacancyQuery): string => {
  const search = writeQuery(query);
  return search ? `${paths.vacancies}?${search}` : paths.vacancies;
};

/** What was asked and is not in the address yet, and the visit that it was asked in. */
type Asked = { asked: VacancyQuery | null; since: string };

/** The question in the address, and a way to ask another one. */
export function useVacancyQuery() {
  const navigate = useNavigate();
  const { key: visit } = useLocation();
  const [params] = useSearchParams();
  const inAddress = useMemo(() => readQuery(params), [params]);
  // The address follows a moment later: a box answers its press at once, and the next press adds to it.
  const [{ asked, since }, setAsked] = useState<Asked>({ asked: null, since: visit });
  if (since !== visit) setAsked({ asked: null, since: visit });
  const query = asked ?? inAddress;
  return {
    query,
    key: writeQuery(query),
    /** The list changes in place: whoever ticks a box stays at the box. */
    ask: (next: VacancyQuery) => {
      setAsked({ asked: next, since: visit });
      void navigate(addressOf(next), { preventScrollReset: true });
    },
  };
}
