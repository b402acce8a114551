import { saveFile } from '@cpa/shared/http';
import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { createCartSaga } from '../features/cart/state/cartSaga.ts';
import { events as cartEvents, selectCartItems } from '../features/cart/state/cartSlice.ts';
import { createPaymentApi } from '../features/payment/api/paymentApi.ts';
import { withoutOrdered } from '../features/payment/model/selection.ts';
import { createOrderPageSaga } from '../features/payment/state/orderPageSaga.ts';
import { events as orderPageEvents } from '../features/payment/state/orderPageSlice.ts';

type OrderPage = { path: string; title: () => string; Component: ComponentType };

/** Creates the route of a page that shows the order of `?order=`. Without an order it redirects to the orders. */
export function createOrderPageRoute(host: RemoteHost, { path, title, Component }: OrderPage) {
  const { store, toasts, badges, idempotencyKeys: keys, navigation } = host;
  store.runFeatureSaga('checkout/cart', createCartSaga(toasts, badges));
  store.runFeatureSaga(
    'checkout/orderPage',
    createOrderPageSaga({
      api: createPaymentApi(host.api),
      toasts,
      keys,
      navigation,
      save: saveFile,
      cart: {
        removeOrdered: (order) =>
          void store.dispatch(
            cartEvents.paidItemsRemoved(withoutOrdered(selectCartItems(store.getState() as object), order)),
          ),
      },
    }),
  );

  return {
    handle: { title } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      const id = Number(new URL(request.url).searchParams.get('order'));
      if (!Number.isSafeInteger(id) || id <= 0) return redirect(paths.recruiter.orders);
      await host.session.require(request, 'recruiter');
      store.dispatch(cartEvents.cartOpened());
      store.dispatch(orderPageEvents.orderPageOpened({ id, path }));
      return null;
    },
    Component,
  };
}
