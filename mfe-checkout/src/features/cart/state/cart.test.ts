import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { fakeToasts } from '@cpa/shared/testing';
import { createCartSaga } from './cartSaga.ts';
import {
  backToCartRequested,
  cartOpened,
  itemAdded,
  removeRequested,
  savedRemoveRequested,
  saveForLaterRequested,
  selectCartItems,
  selectCartTotal,
  selectSavedItems,
} from './cartSlice.ts';

const single = { package_id: 1, title: 'Single vacancy', price: 4900 };
const five = { package_id: 2, title: 'Five vacancies', price: 19_900 };

function openCart(storage = memoryStorage()) {
  const store = createPortalStore();
  const toasts = fakeToasts();
  store.runFeatureSaga(
    'checkout/cart',
    createCartSaga(() => storage, toasts),
  );
  store.dispatch(cartOpened());
  const read = <T>(selector: (state: object) => T): T => selector(store.getState());
  return { store, toasts, storage, read };
}

describe('the cart', () => {
  it('takes a plan in, says so and keeps it in the browser with the total', () => {
    const { store, toasts, storage, read } = openCart();
    store.dispatch(itemAdded(single));
    store.dispatch(itemAdded(five));
    expect(read(selectCartTotal)).toBe(24_800);
    expect(toasts.shown.map(({ title }) => title)).toEqual([
      'Single vacancy added to cart',
      'Five vacancies added to cart',
    ]);
    expect(JSON.parse(storage.kept['cartState'] ?? '')).toEqual({ items: [single, five], total: 24_800 });
  });

  it('is there again on the next visit', () => {
    const { storage } = openCart();
    const first = openCart(storage);
    first.store.dispatch(itemAdded(single));
    first.store.dispatch(itemAdded(five));
    first.store.dispatch(saveForLaterRequested({ index: 0 }));
    const { read } = openCart(storage);
    expect(read(selectCartItems)).toEqual([five]);
    expect(read(selectSavedItems)).toEqual([single]);
  });

  it('starts empty when the browser kept something unreadable', () => {
    const { read } = openCart(memoryStorage({ cartState: '{"items":[{"title":1}]}', saveLaterItems: '{' }));
    expect(read(selectCartItems)).toEqual([]);
    expect(read(selectSavedItems)).toEqual([]);
  });

  it('works without being kept when the browser refuses storage', () => {
    const store = createPortalStore();
    const refuse = () => {
      throw new Error('denied');
    };
    store.runFeatureSaga('checkout/cart', createCartSaga(refuse, fakeToasts()));
    store.dispatch(cartOpened());
    store.dispatch(itemAdded(single));
    store.dispatch(itemAdded(five));
    expect(selectCartTotal(store.getState() as object)).toBe(24_800);
  });

  it('gives an item back by its place and names it', () => {
    const { store, toasts, storage, read } = openCart();
    store.dispatch(itemAdded(single));
    store.dispatch(itemAdded(five));
    store.dispatch(removeRequested({ index: 0 }));
    expect(read(selectCartItems)).toEqual([five]);
    expect(toasts.shown.at(-1)?.title).toBe('Single vacancy removed from cart');
    expect(JSON.parse(storage.kept['cartState'] ?? '').items).toEqual([five]);
  });

  it('refuses a place outside the lists with a console warning and nothing else', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { store, toasts, read } = openCart();
    store.dispatch(itemAdded(single));
    store.dispatch(removeRequested({ index: 1 }));
    store.dispatch(removeRequested({ index: -1 }));
    store.dispatch(saveForLaterRequested({ index: 7 }));
    store.dispatch(savedRemoveRequested({ index: 0 }));
    store.dispatch(backToCartRequested({ index: 0 }));
    expect(warn).toHaveBeenCalledTimes(5);
    expect(read(selectCartItems)).toEqual([single]);
    expect(toasts.shown).toHaveLength(1);
  });

  it('puts an item aside for later, back, and away', () => {
    const { store, toasts, storage, read } = openCart();
    store.dispatch(itemAdded(single));
    store.dispatch(saveForLaterRequested({ index: 0 }));
    expect(toasts.shown.at(-1)?.title).toBe('Item added to save later');
    expect(JSON.parse(storage.kept['saveLaterItems'] ?? '')).toEqual([single]);
    store.dispatch(backToCartRequested({ index: 0 }));
    expect(read(selectCartItems)).toEqual([single]);
    store.dispatch(saveForLaterRequested({ index: 0 }));
    store.dispatch(savedRemoveRequested({ index: 0 }));
    expect(toasts.shown.at(-1)?.title).toBe('Item removed from save later');
    expect(read(selectSavedItems)).toEqual([]);
  });

  it('follows another tab', () => {
    const { storage, read } = openCart();
    openCart(storage).store.dispatch(itemAdded(five));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cartState' }));
    expect(read(selectCartItems)).toEqual([five]);
  });

  it('outlives the news that a visitor is not signed in', () => {
    const { store, read } = openCart();
    store.dispatch(itemAdded(single));
    store.dispatch(signedOut());
    expect(read(selectCartItems)).toEqual([single]);
  });

  it('is gone after signing out, which empties the browser storage', () => {
    const { store, storage, read } = openCart();
    store.dispatch(itemAdded(single));
    delete storage.kept['cartState'];
    store.dispatch(signedOut());
    expect(read(selectCartItems)).toEqual([]);
  });
});
