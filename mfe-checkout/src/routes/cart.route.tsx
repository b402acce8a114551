import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { CartPage } from '../features/cart/components/CartPage.tsx';
import { createCartSaga } from '../features/cart/state/cartSaga.ts';
import { cartOpened } from '../features/cart/state/cartSlice.ts';
import { text } from '../messages/texts.ts';

export function createRoute({ store, toasts, badges }: RemoteHost) {
  store.runFeatureSaga('checkout/cart', createCartSaga(toasts, badges));

  return {
    handle: { title: text('cart.title') } satisfies PageHandle,
    loader() {
      store.dispatch(cartOpened());
      return null;
    },
    Component: CartPage,
  };
}
