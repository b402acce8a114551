import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router';
import { useSelector } from 'react-redux';
import { createCartSaga } from '../features/cart/state/cartSaga.ts';
import { events as cartEvents, selectCartItems } from '../features/cart/state/cartSlice.ts';
import { createPaymentApi } from '../features/payment/api/paymentApi.ts';
import { CheckoutPage } from '../features/payment/components/CheckoutPage.tsx';
import type { CardData } from '../features/payment/model/cardForm.ts';
import { createOneShot } from '../features/payment/model/oneShot.ts';
import { withoutOrdered } from '../features/payment/model/selection.ts';
import { createOrderAgain } from '../features/payment/state/orderAgain.ts';
import { createPaymentSaga } from '../features/payment/state/paymentSaga.ts';
import { events as paymentEvents } from '../features/payment/state/paymentSlice.ts';
import { text } from '../messages/texts.ts';
import { createSponsoredSaga, sponsoredOpened } from '../sponsoring/sponsoredItems.ts';
import { cartChangesSaga } from './cartChangesSaga.ts';

export function createRoute(host: RemoteHost) {
  const { store, toasts, badges, idempotencyKeys: keys, navigation } = host;
  const card = createOneShot<CardData>();
  const api = createPaymentApi(host.api);
  const items = () => selectCartItems(store.getState() as object);
  store.runFeatureSaga('checkout/cart', createCartSaga(toasts, badges));
  store.runFeatureSaga('checkout/cartChanges', cartChangesSaga);
  store.runFeatureSaga('checkout/sponsored', createSponsoredSaga(host.api, items));
  store.runFeatureSaga(
    'checkout/payment',
    createPaymentSaga({
      api,
      toasts,
      keys,
      navigation,
      card,
      cart: {
        items,
        removeOrdered: (order) =>
          void store.dispatch(cartEvents.paidItemsRemoved(withoutOrdered(items(), order))),
      },
    }),
  );

  const orderAgain = createOrderAgain({
    api,
    toasts,
    cart: { items, replace: (replacement) => void store.dispatch(cartEvents.cartReplaced(replacement)) },
  });

  return {
    handle: { title: () => text('pay.title') } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      await host.session.require(request, 'recruiter');
      store.dispatch(cartEvents.cartOpened());
      const again = idOf(new URL(request.url).searchParams, 'again');
      if (again !== null) return redirect(await orderAgain(again));
      store.dispatch(sponsoredOpened());
      store.dispatch(paymentEvents.checkoutOpened());
      return null;
    },
    Component: CheckoutRoute,
  };

  function CheckoutRoute() {
    const [params] = useSearchParams();
    const companyId = idOf(params, 'company');
    return <CheckoutPage items={useSelector(selectCartItems)} card={card} companyId={companyId} />;
  }
}

/** Returns the ID in a parameter of the URL, or null. */
function idOf(params: URLSearchParams, name: string): number | null {
  const id = Number(params.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
