/** Replaces the instrumentation of react-router, which the router uses with its option `instrumentations` only. */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;

/** Names that modules import which this build does not contain. */
const absent = undefined;
export { absent as instrumentHandler, absent as instrumentationResultMetaContext };
