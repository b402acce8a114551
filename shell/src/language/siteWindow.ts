import { activeLocale, activateLocale } from '@cpa/shared/i18n';
import { localePath, readLocale, sitePath } from '@cpa/shared/routing';

type RouterWindow = Pick<Window, 'document' | 'addEventListener' | 'removeEventListener'> & {
  sessionStorage: Storage;
  location: Pick<Location, 'origin' | 'href' | 'pathname' | 'search' | 'hash' | 'assign' | 'replace'>;
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
};

/**
 * Returns the window that the router uses: its URLs have no language, so that routes, links and pages are independent
 * of it, and a change of language is not a navigation. A step through the history shows a URL in its own language
 * again.
 */
export function createSiteWindow(): Window {
  const { location, history } = window;
  const inLanguage = (url: string | URL | null | undefined) =>
    url === null || url === undefined ? url : localePath(String(url), activeLocale());
  const showLanguage = () => {
    const locale = readLocale(location.pathname);
    if (locale !== activeLocale()) void activateLocale(locale);
  };
  const site: RouterWindow = {
    document,
    get sessionStorage() {
      // oxlint-disable-next-line no-restricted-properties -- the router goes on when the browser refuses it
      return window.sessionStorage;
    },
    location: {
      get origin() {
        return location.origin;
      },
      get href() {
        return location.href;
      },
      get pathname() {
        return sitePath(location.pathname);
      },
      get search() {
        return location.search;
      },
      get hash() {
        return location.hash;
      },
      assign: (url) => location.assign(url),
      replace: (url) => location.replace(url),
    },
    history: {
      get state() {
        return history.state as unknown;
      },
      pushState: (state, unused, url) => history.pushState(state, unused, inLanguage(url)),
      replaceState: (state, unused, url) => history.replaceState(state, unused, inLanguage(url)),
      go: (delta) => history.go(delta),
    },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  };
  // Before the router, which renders the page of the URL.
  window.addEventListener('popstate', showLanguage);
  return site as unknown as Window;
}
