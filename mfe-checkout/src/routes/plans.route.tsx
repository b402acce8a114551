import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { useEffect, useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { rememberDraft } from '../draft/draftToPublish.ts';
import { CartLink } from '../features/cart/components/CartLink.tsx';
import { createCartSaga } from '../features/cart/state/cartSaga.ts';
import { events } from '../features/cart/state/cartSlice.ts';
import { createPlansApi } from '../features/plans/api/plansApi.ts';
import { PlansPage } from '../features/plans/components/PlansPage.tsx';
import { plans } from '../features/plans/state/plans.ts';
import { text } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  const { store, toasts, badges } = host;
  store.runFeatureSaga('checkout/plans', plans.saga(createPlansApi(host.api)));
  store.runFeatureSaga('checkout/cart', createCartSaga(toasts, badges));

  const hasFailed = () =>
    plans.select(store.getState()).error !== null && !plans.selectIsLoading(store.getState());

  return {
    handle: {
      title: () => text('plans.title'),
      offersSignUp: true,
      loadsOnIntent: { hasFailed },
    } satisfies PageHandle,
    loader() {
      store.dispatch(plans.opened());
      return null;
    },
    Component: PlansRoute,
  };
}

function PlansRoute() {
  const { search } = useLocation();
  const dispatch = useDispatch();
  // Not in the loader, which may run while the cart can still be undone. Before the paint, which shows the cart.
  useLayoutEffect(() => void dispatch(events.cartOpened()), [dispatch]);
  useEffect(() => rememberDraft(search), [search]);
  return <PlansPage cart={<CartLink />} />;
}
