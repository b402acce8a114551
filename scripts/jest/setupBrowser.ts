import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Two cores shared by everything: one second is too short for a first render under load.
configure({ asyncUtilTimeout: 15_000 });

// jsdom draws nothing; react-aria and our own code ask for these all the same.
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
  if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView() {} });
  window.scrollTo = () => {};
}
