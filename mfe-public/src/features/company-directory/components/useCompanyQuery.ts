import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchText } from '../../../search-params/searchText.ts';
import { useTargetLocation } from '../../../search-params/useTargetLocation.ts';
import { companiesUrl, type CompanyQuery, readCompanyQuery } from '../model/companyQuery.ts';

/** Returns the query of the directory, derived from the URL or the pending navigation, and functions that change it. */
export function useCompanyQuery() {
  const navigate = useNavigate();
  const { search: committed } = useLocation();
  const { search: target } = useTargetLocation();
  // The router publishes a navigation late and in a transition; a changed field must not wait for that.
  const [query, setOptimisticQuery] = useOptimistic(readCompanyQuery(new URLSearchParams(target)));

  function change(
    changes: Partial<CompanyQuery>,
    options: { replace?: boolean; preventScrollReset?: boolean },
  ) {
    const next = { ...query, page: 1, ...changes };
    // React shows no other transition until the navigation ends, so the loader of the page must not wait.
    startTransition(async () => {
      setOptimisticQuery(next);
      await navigate(companiesUrl(next), options);
    });
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
