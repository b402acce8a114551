import '@testing-library/jest-dom';
// It registers hooks, so it must load before the first test.
import '@testing-library/user-event';
import { configure } from '@testing-library/react';
import { computedStyle } from './computedStyle.ts';

// The default of one second is too short for a first render on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

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
