import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { useParams } from 'react-router';
import { AddToCart } from '../features/cart/components/AddToCart.tsx';
import { CartLink } from '../features/cart/components/CartLink.tsx';
import { createCartSaga } from '../features/cart/state/cartSaga.ts';
import { cartOpened } from '../features/cart/state/cartSlice.ts';
import { createPlansApi } from '../features/plans/api/plansApi.ts';
import { PlanPage } from '../features/plans/components/PlanPage.tsx';
import { createPlansSaga } from '../features/plans/state/plansSaga.ts';
import { plansOpened } from '../features/plans/state/plansSlice.ts';
import { text } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  const { store, toasts, badges } = host;
  store.runFeatureSaga('checkout/plans', createPlansSaga(createPlansApi(host.api)));
  store.runFeatureSaga('checkout/cart', createCartSaga(toasts, badges));

  return {
    handle: { title: text('plan.title') } satisfies PageHandle,
    loader() {
      store.dispatch(plansOpened());
      store.dispatch(cartOpened());
      return null;
    },
    Component: PlanRoute,
  };
}

function PlanRoute() {
  const { id } = useParams();
  return <PlanPage id={Number(id)} cart={<CartLink />} renderAction={(plan) => <AddToCart plan={plan} />} />;
}
