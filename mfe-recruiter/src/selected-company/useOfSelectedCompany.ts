import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectCompanyFilter } from './selectedCompany.ts';

/** Returns the items of the company chosen in the sidebar; all of them for a recruiter with one company. */
export function useOfSelectedCompany<Item>(
  items: readonly Item[],
  companyIdOf: (item: Item) => number,
): readonly Item[] {
  const companyId = useSelector(selectCompanyFilter);
  return useMemo(
    () => (companyId === null ? items : items.filter((item) => companyIdOf(item) === companyId)),
    [items, companyId, companyIdOf],
  );
}
