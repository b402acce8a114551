import { createPages, page } from '@cpa/shared/remote';

/** The pages of this remote, each lazy. The manifest names the same chunks. */
export const createRoutes = createPages([
  page('/sample', () => import(/* webpackChunkName: "home" */ './routes/home.route.tsx')),
]);
