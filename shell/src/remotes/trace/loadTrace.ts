/** Loads the reader of traces, which few pages need. */
export const loadTrace = async () => await import(/* webpackChunkName: "trace" */ './readTrace.ts');
