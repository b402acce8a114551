import { createPortalStore } from '@cpa/shared/store';
import { fakeBadges, fakeToasts, memoryStorage } from '@cpa/shared/testing';
import { takeEvery } from 'typed-redux-saga';
import { createCartSaga } from '../features/cart/state/cartSaga.ts';
import { events } from '../features/cart/state/cartSlice.ts';
import { events as paymentEvents } from '../features/payment/state/paymentSlice.ts';
import { cartChangesSaga } from './cartChangesSaga.ts';

const starter = { package_id: 1, title: 'Starter', price: 4900 };

describe('changes of the cart', () => {
  function open() {
    const store = createPortalStore();
    const changes: string[] = [];
    store.runFeatureSaga(
      'checkout/cart',
      createCartSaga(fakeToasts(), fakeBadges(), () => memoryStorage()),
    );
    store.runFeatureSaga('checkout/cartChanges', cartChangesSaga);
    store.runFeatureSaga('test', function* count() {
      yield* takeEvery(paymentEvents.cartChanged, () => void changes.push('changed'));
    });
    store.dispatch(events.cartOpened());
    changes.length = 0;
    return { store, changes };
  }

  it('reach the payment when an item is added or another tab has stored the cart', () => {
    const { store, changes } = open();
    store.dispatch(events.itemsAdded([starter]));
    expect(changes).toHaveLength(1);
    store.dispatch(events.cartRestored({ items: [], saved: [] }));
    expect(changes).toHaveLength(2);
  });

  it('do not reset the payment whose items leave the cart', () => {
    const { store, changes } = open();
    store.dispatch(events.paidItemsRemoved([]));
    expect(changes).toEqual([]);
  });
});
