import { createPages, page } from '@cpa/shared/remote';
import { listenToEvents } from './realtime/realtimeEvents.ts';

export { listenToEvents as start };

/** Routes for the plans, the cart and payment. */
export const createRoutes = createPages([
  page('/plans', () => import(/* webpackChunkName: "plans" */ './routes/plans.route.tsx')),
  page('/plans/:id', () => import(/* webpackChunkName: "plan" */ './routes/plan.route.tsx')),
  page('/cart', () => import(/* webpackChunkName: "cart" */ './routes/cart.route.tsx')),
  page('/checkout', () => import(/* webpackChunkName: "checkout" */ './routes/checkout.route.tsx')),
  page(
    '/payment/success',
    () => import(/* webpackChunkName: "paymentSuccess" */ './routes/paymentSuccess.route.tsx'),
  ),
  page(
    '/payment/pending',
    () => import(/* webpackChunkName: "paymentPending" */ './routes/paymentPending.route.tsx'),
  ),
  page(
    '/payment/failed',
    () => import(/* webpackChunkName: "paymentFailed" */ './routes/paymentFailed.route.tsx'),
  ),
]);
