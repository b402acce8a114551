import { isAnotherPage } from './isAnotherPage.ts';
import type { NavigationMiddleware } from './navigationPolicy.ts';

/** Starts a view transition when the page changes, unless the user prefers reduced motion. */
export function viewTransition(): NavigationMiddleware {
  return (navigation, next) => {
    const { from, to, options } = navigation;
    if (!isAnotherPage(from, to)) return next(navigation);
    const isAnimated = options?.viewTransition ?? allowsMotion();
    return next({ ...navigation, options: { ...options, viewTransition: isAnimated } });
  };
}

function allowsMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
