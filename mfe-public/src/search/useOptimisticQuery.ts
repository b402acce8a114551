import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router';

type Options = { replace?: boolean; preventScrollReset?: boolean };

/** Navigates to the URL of a query. */
type ChangeQuery<Query> = (next: Query, url: string, options: Options) => void;

/**
 * Returns a query and a function that changes it by a navigation. The router publishes a navigation late and in a
 * transition, and a clicked checkbox must not wait for that, so the changed query is returned at once.
 * @param routed Query of the URL or of the pending navigation.
 */
export function useOptimisticQuery<Query>(routed: Query): [query: Query, changeQuery: ChangeQuery<Query>] {
  const navigate = useNavigate();
  const [query, setQuery] = useOptimistic(routed);

  const changeQuery: ChangeQuery<Query> = (next, url, options) => {
    // React shows no other transition until the navigation ends, so the loader of the page must not wait.
    startTransition(async () => {
      setQuery(next);
      await navigate(url, options);
    });
  };

  return [query, changeQuery];
}
