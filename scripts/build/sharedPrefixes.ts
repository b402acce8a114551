/** Prefixes of provided modules. Importing a module below one that is not provided fails the build. */
export const SHARED_PREFIXES: readonly string[] = [
  'react/',
  'react-dom/',
  'react-router/',
  'redux-saga/',
  '@cpa/shared/',
];

/**
 * Bundled by each build, so that a remote does not depend on the version in the shell. These entry points import each
 * other by package name: a relative import would bundle a module a second time.
 */
export const NOT_SHARED = /^(account|contracts|conversation|markdown|testing)(\/|$)/;
