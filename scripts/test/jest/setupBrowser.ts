import '@testing-library/jest-dom';
// It registers hooks, so it must load before the first test.
import '@testing-library/user-event';
import { configure, getConfig } from '@testing-library/react';
import { computedStyle } from './computedStyle.ts';

/** Name of the error by which the library waits for a removal. */
const NOT_FOUND = 'TestingLibraryElementError';

const { getElementError } = getConfig();

configure({
  // The default of one second is too short for a first render on a busy machine.
  asyncUtilTimeout: 15_000,
  // The default prints the page for each attempt of a wait, and once more at the timeout.
  getElementError: (message, container) =>
    isAttempt()
      ? Object.assign(new Error(message ?? ''), { name: NOT_FOUND })
      : getElementError(message, container),
});

// jsdom does no layout and lacks these functions, which react-aria and our code call.
if (typeof window !== 'undefined') {
  window.matchMedia ??= (query: string) =>
    ({
      media: query,
      matches: false,
      onchange: null,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
      dispatchEvent: () => false,
    }) as MediaQueryList;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView() {} });
  window.scrollTo = () => {};
  window.getComputedStyle = computedStyle;
}

/**
 * Returns whether the library is inside `waitFor` or a `findBy` query. It sets the flag to skip suggestions of roles.
 */
function isAttempt(): boolean {
  const config: ReturnType<typeof getConfig> & { _disableExpensiveErrorDiagnostics?: boolean } = getConfig();
  return config._disableExpensiveErrorDiagnostics === true;
}
