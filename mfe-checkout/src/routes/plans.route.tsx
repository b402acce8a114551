import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { useEffect, useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { rememberDraft } from '../draft/draftToPublish.ts';
import { CartLink } from '../features/cart/components/CartLink.tsx';
import { createCartSaga } from '../features/cart/state/cartSaga.ts';
import { cartOpened } from '../features/cart/state/cartSlice.ts';
import { createPlansApi } from '../features/plans/api/plansApi.ts';
import { PlansPage } from '../features/plans/components/PlansPage.tsx';
import { createPlansSaga } from '../features/plans/state/plansSaga.ts';
import { plansOpened, selectLatestPlansRequest } from '../features/plans/state/plansSlice.ts';
import { text } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  const { store, toasts, badges } = host;
  store.runFeatureSaga('checkout/plans', createPlansSaga(createPlansApi(host.api)));
  store.runFeatureSaga('checkout/cart', createCartSaga(toasts, badges));

  return {
    handle: {
      title: () => text('plans.title'),
      offersSignUp: true,
      loadsOnIntent: { hasFailed: () => selectLatestPlansRequest(store.getState() as object) === 'failed' },
    } satisfies PageHandle,
    loader() {
      store.dispatch(plansOpened());
      return null;
    },
    Component: PlansRoute,
  };
}

function PlansRoute() {
  const { search } = useLocation();
  const dispatch = useDispatch();
  // Not in the loader, which may run while the cart can still be undone. Before the paint, which shows the cart.
  useLayoutEffect(() => void dispatch(cartOpened()), [dispatch]);
  useEffect(() => rememberDraft(search), [search]);
  return <PlansPage cart={<CartLink />} />;
}
