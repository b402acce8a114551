import { paths } from '@cpa/shared/routing';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { readQuery, type VacancyQuery, writeQuery } from '../model/vacancyQuery.ts';

/** The chosen card, in the address beside the question: it is not part of what was asked. */
export const SELECTED = 'vacancy';

export const addressOf = (query: VacancyQuery, selected?: string | null): string => {
  const search = [writeQuery(query), selected && `${SELECTED}=${selected}`].filter(Boolean).join('&');
  return search ? `${paths.vacancies}?${search}` : paths.vacancies;
};

/** After so long the address has what was asked, or somebody has gone back before it had. */
const ADDRESS_LATE_MS = 700;

/** What was asked and is not in the address yet, and the visit that it was asked in. */
type Asked = { asked: VacancyQuery | null; since: string };

/** The question in the address, and a way to ask another one. */
export function useVacancyQuery() {
  const navigate = useNavigate();
  const { key: visit } = useLocation();
  const navigated: string = useNavigationType();
  const isBack = navigated === 'POP';
  const [params] = useSearchParams();
  const inAddress = useMemo(() => readQuery(params), [params]);
  // The address follows a moment later: a box answers its press at once, and the next press adds to it.
  const [{ asked, since }, setAsked] = useState<Asked>({ asked: null, since: visit });
  // An earlier question that arrives in the address takes nothing back of the one pressed meanwhile; Back does.
  if (since !== visit) setAsked({ asked: isBack ? null : asked, since: visit });
  const query = asked ?? inAddress;
  const selected = params.get(SELECTED);
  return {
    query,
    /** The list changes in place: whoever ticks a box stays at the box. */
    ask: useCallback(
      (next: VacancyQuery) => {
        setAsked({ asked: next, since: visit });
        // The address is drawn a moment after the visit has ended, since pages fade. Who goes back at once may never
        // see that visit: what they asked is forgotten then.
        const forget = () => setAsked((now) => (now.asked === next ? { asked: null, since: visit } : now));
        const arrived = Promise.resolve(navigate(addressOf(next), { preventScrollReset: true }));
        void arrived.then(() => setTimeout(forget, ADDRESS_LATE_MS));
      },
      [navigate, visit],
    ),
    /** The same list grows: no new step for Back, which leads to it as it was when it was left. */
    askForMore: useCallback(
      (next: VacancyQuery) =>
        void navigate(addressOf(next, selected), { preventScrollReset: true, replace: true }),
      [navigate, selected],
    ),
  };
}
