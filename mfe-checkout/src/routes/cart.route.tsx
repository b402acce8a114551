import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { useDispatch, useSelector } from 'react-redux';
import { CartPage } from '../features/cart/components/CartPage.tsx';
import { UnknownPrices } from '../features/cart/components/UnknownPrices.tsx';
import { createCartSaga } from '../features/cart/state/cartSaga.ts';
import { events, selectCartItems } from '../features/cart/state/cartSlice.ts';
import { createPlansApi } from '../features/plans/api/plansApi.ts';
import { plans } from '../features/plans/state/plans.ts';
import { text } from '../messages/texts.ts';
import { createSponsoredSaga, sponsoredOpened } from '../sponsoring/sponsoredItems.ts';

export function createRoute({ store, toasts, badges, api }: RemoteHost) {
  store.runFeatureSaga('checkout/plans', plans.saga(createPlansApi(api)));
  store.runFeatureSaga('checkout/cart', createCartSaga(toasts, badges));

  const items = () => selectCartItems(store.getState() as object);
  store.runFeatureSaga('checkout/sponsored', createSponsoredSaga(api, items));

  return {
    handle: { title: () => text('cart.title') } satisfies PageHandle,
    loader() {
      store.dispatch(plans.opened());
      store.dispatch(events.cartOpened());
      store.dispatch(sponsoredOpened());
      return null;
    },
    Component: CartRoute,
  };
}

/** Compares the cart with the current packages. */
function CartRoute() {
  const dispatch = useDispatch();
  const { data: packages = null, error } = useSelector(plans.select);
  const isLoading = useSelector(plans.selectIsLoading);
  return (
    <CartPage
      packages={packages}
      notice={error && <UnknownPrices isRetrying={isLoading} onRetry={() => dispatch(plans.opened())} />}
    />
  );
}
