/** A remote alone on a page, while it is being developed. Never part of a release. */
export { renderStandalone } from './renderStandalone.tsx';
export { createStandaloneHost } from './createStandaloneHost.ts';
