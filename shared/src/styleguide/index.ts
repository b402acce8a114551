/** Every part of the kit in every state, for who builds pages. Lazy, and never part of the site. */
export { styleguideRoute } from './styleguideRoute.ts';
