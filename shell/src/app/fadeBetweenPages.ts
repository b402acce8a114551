import type { DataRouter } from 'react-router';
import { isAnotherPage } from './isAnotherPage.ts';

type Navigate = DataRouter['navigate'];

/**
 * Lets one page fade into the next where the browser can and the person wants motion: for every link and every saga,
 * because all of them end in the router's `navigate`. A change of the query alone is no new page.
 */
export function fadeBetweenPages(router: Pick<DataRouter, 'navigate' | 'state'>): void {
  const navigate = router.navigate.bind(router) as (...args: unknown[]) => Promise<void>;
  router.navigate = ((to: Parameters<Navigate>[0], options?: Parameters<Navigate>[1]) => {
    if (!isAnotherPage(router, to)) return navigate(to, options);
    return navigate(to, { ...options, viewTransition: options?.viewTransition ?? wantsMotion() });
  }) as Navigate;
}

function wantsMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
