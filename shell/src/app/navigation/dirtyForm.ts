import type { MiddlewareFactory } from './navigationPolicy.ts';

/** Keeps a navigation in this document when the user typed or chose something on the page that it leaves. */
export const dirtyForm: MiddlewareFactory = (router) => {
  let page = router.state.location.pathname;
  let isDirty = false;
  document.addEventListener('input', () => (isDirty = true), true);
  router.subscribe(({ location: { pathname } }) => {
    if (pathname !== page) isDirty = false;
    page = pathname;
  });
  return (navigation, next) =>
    next({ ...navigation, staysInDocument: navigation.staysInDocument || isDirty });
};
