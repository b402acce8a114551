import { createPages, page } from '@cpa/shared/remote';

/** What the shell is given: routes, each lazy. The name of a chunk is what package.json says of the route. */
export const createRoutes = createPages([
  page('/sample', () => import(/* webpackChunkName: "home" */ './routes/home.route.tsx')),
]);
