import { createPages, page } from '@cpa/shared/remote';

/** Routes for the plans and the cart. */
export const createRoutes = createPages([
  page('/plans', () => import(/* webpackChunkName: "plans" */ './routes/plans.route.tsx')),
  page('/cart', () => import(/* webpackChunkName: "cart" */ './routes/cart.route.tsx')),
]);
