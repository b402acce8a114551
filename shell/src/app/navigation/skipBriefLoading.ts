import type { DataRouter, RouterSubscriber } from 'react-router';

/**
 * Returns the router without the loading state of navigations that end in the task in which they start, such as those to
 * a prepared page. React would render that state first: it renders the next page only once the browser has captured the
 * current one for the view transition.
 */
export function skipBriefLoading(router: DataRouter): DataRouter {
  return Object.create(router, {
    subscribe: { value: (listener: RouterSubscriber) => subscribe(router, listener) },
  }) as DataRouter;
}

function subscribe(router: DataRouter, listener: RouterSubscriber): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = router.subscribe((state, options) => {
    clearTimeout(timer);
    const isLoading = state.navigation.state === 'loading' && !options.flushSync;
    if (isLoading) timer = setTimeout(() => listener(state, options));
    else listener(state, options);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
