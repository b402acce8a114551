import { createContext } from 'react';

/** Replaces the components of the framework mode of react-router, whose context is undefined in every other mode. */
export const FrameworkContext = createContext(undefined);
export const PrefetchPageLinks = () => null;
export const usePrefetchBehavior = () => [false, null, {}];
export const mergeRefs = (ref) => ref;

/** Names that modules import which this build does not contain. */
const absent = undefined;
export {
  absent as CRITICAL_CSS_DATA_ATTRIBUTE,
  absent as Links,
  absent as Meta,
  absent as Scripts,
  absent as setIsHydrated,
  absent as useFrameworkContext,
};
