import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { useDispatch, useSelector } from 'react-redux';
import { CartPage } from '../features/cart/components/CartPage.tsx';
import { UnknownPrices } from '../features/cart/components/UnknownPrices.tsx';
import { createCartSaga } from '../features/cart/state/cartSaga.ts';
import { cartOpened, selectCartItems } from '../features/cart/state/cartSlice.ts';
import { createPlansApi } from '../features/plans/api/plansApi.ts';
import { createPlansSaga } from '../features/plans/state/plansSaga.ts';
import {
  plansOpened,
  selectLatestPlansRequest,
  selectPackages,
  selectPlansError,
  selectPlansStatus,
} from '../features/plans/state/plansSlice.ts';
import { text } from '../messages/texts.ts';
import { createSponsoredSaga, sponsoredOpened } from '../sponsoring/sponsoredItems.ts';

export function createRoute({ store, toasts, badges, api }: RemoteHost) {
  store.runFeatureSaga('checkout/plans', createPlansSaga(createPlansApi(api)));
  store.runFeatureSaga('checkout/cart', createCartSaga(toasts, badges));

  const items = () => selectCartItems(store.getState() as object);
  store.runFeatureSaga('checkout/sponsored', createSponsoredSaga(api, items));

  return {
    handle: { title: () => text('cart.title') } satisfies PageHandle,
    loader() {
      store.dispatch(plansOpened());
      store.dispatch(cartOpened());
      store.dispatch(sponsoredOpened());
      return null;
    },
    Component: CartRoute,
  };
}

/** Compares the cart with what is sold now. */
function CartRoute() {
  const dispatch = useDispatch();
  const packages = useSelector(selectPackages);
  const status = useSelector(selectPlansStatus);
  const hasFailed = useSelector(selectPlansError) !== null;
  const isLoading = useSelector(selectLatestPlansRequest) === 'loading';
  return (
    <CartPage
      packages={status === 'loaded' ? packages : null}
      notice={hasFailed && <UnknownPrices isRetrying={isLoading} onRetry={() => dispatch(plansOpened())} />}
    />
  );
}
