/** Shows every component of the kit in every state, for developers. Loaded lazily and never part of the site. */
export { styleguideRoute } from './styleguideRoute.ts';
