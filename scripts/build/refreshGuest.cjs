/** Replaces `react-refresh/runtime` in a remote under development. */
module.exports = globalThis.portalRefreshRuntime;
