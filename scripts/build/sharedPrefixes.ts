/** Prefixes of provided modules. Importing a module below one that is not provided fails the build. */
export const SHARED_PREFIXES: readonly string[] = [
  'react/',
  'react-dom/',
  'react-router/',
  'redux-saga/',
  '@cpa/shared/',
];

/** Bundled by each build, so that a remote does not depend on the shell's version of the contracts. */
export const NOT_SHARED = /^(contracts|testing)(\/|$)/;
