import { useLocation } from 'react-router';
import { searchText } from '../../../search/searchText.ts';
import { useOptimisticQuery } from '../../../search/useOptimisticQuery.ts';
import { useTargetLocation } from '../../../search/useTargetLocation.ts';
import { companiesUrl, type CompanyQuery, readCompanyQuery } from '../model/companyQuery.ts';

/** Returns the query of the directory, derived from the URL or the pending navigation, and functions that change it. */
export function useCompanyQuery() {
  const { search: committed } = useLocation();
  const { search: target } = useTargetLocation();
  const [query, changeTo] = useOptimisticQuery(readCompanyQuery(new URLSearchParams(target)));

  function change(
    changes: Partial<CompanyQuery>,
    options: { replace?: boolean; preventScrollReset?: boolean },
  ) {
    const next = { ...query, page: 1, ...changes };
    changeTo(next, companiesUrl(next), options);
  }

  return {
    query,
    changeQuery: (changes: Partial<CompanyQuery>): void => change(changes, { preventScrollReset: true }),
    /** Replaces the history entry while a search is refined, so that Back leads to the list before the search. */
    search: (text: string): void => {
      const replace = readCompanyQuery(new URLSearchParams(committed)).search_string !== '';
      change({ search_string: searchText(text) }, { replace });
    },
  };
}
