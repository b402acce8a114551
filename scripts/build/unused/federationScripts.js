/** Replaces the loading of scripts by elements. Every remote is an ES module. */
export const loadScript = () => Promise.reject(new Error('Remotes are ES modules.'));

/** Names that modules import which this build does not contain. */
const absent = undefined;
export {
  absent as createLink,
  absent as createScript,
  absent as isStaticResourcesEqual,
  absent as safeWrapper,
};
