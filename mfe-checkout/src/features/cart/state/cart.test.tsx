import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { fakeBadges, fakeToasts, memoryStorage } from '@cpa/shared/testing';
import { createCartSaga } from './cartSaga.ts';
import { events, selectCartItems, selectCartTotal, selectSavedItems } from './cartSlice.ts';

const single = { package_id: 1, title: 'Single vacancy', price: 4900 };
const five = { package_id: 2, title: 'Five vacancies', price: 19_900 };

function openCart(storage = memoryStorage()) {
  const store = createPortalStore();
  const toasts = fakeToasts();
  const badges = fakeBadges();
  store.runFeatureSaga(
    'checkout/cart',
    createCartSaga(toasts, badges, () => storage),
  );
  store.dispatch(events.cartOpened());
  const read = <T,>(selector: (state: object) => T): T => selector(store.getState());
  return { store, toasts, badges, storage, read };
}

describe('cart state', () => {
  it('adds an item, shows a toast and stores the cart with its total', () => {
    const { store, toasts, storage, read } = openCart();
    store.dispatch(events.itemsAdded([single]));
    store.dispatch(events.itemsAdded([five]));
    expect(read(selectCartTotal)).toBe(24_800);
    expect(toasts.shown.map(({ title }) => title)).toEqual([
      'Single vacancy added to cart',
      'Five vacancies added to cart',
    ]);
    expect(JSON.parse(storage.items['cartState'] ?? '')).toEqual({ items: [single, five], total: 24_800 });
  });

  it('sets the badge to the number of items', () => {
    const { store, badges, storage } = openCart();
    store.dispatch(events.itemsAdded([single]));
    store.dispatch(events.itemsAdded([five]));
    expect(badges.counts).toEqual({ cart: 2 });
    store.dispatch(events.removeRequested({ index: 0 }));
    expect(badges.counts).toEqual({ cart: 1 });
    expect(openCart(storage).badges.counts).toEqual({ cart: 1 });
    delete storage.items['cartState'];
    store.dispatch(signedOut());
    expect(badges.counts).toEqual({ cart: 0 });
  });

  it('restores the cart on the next visit', () => {
    const { storage } = openCart();
    const first = openCart(storage);
    first.store.dispatch(events.itemsAdded([single]));
    first.store.dispatch(events.itemsAdded([five]));
    first.store.dispatch(events.saveForLaterRequested({ index: 0 }));
    const { read } = openCart(storage);
    expect(read(selectCartItems)).toEqual([five]);
    expect(read(selectSavedItems)).toEqual([single]);
  });

  it('starts empty when the stored data is invalid', () => {
    const { read } = openCart(memoryStorage({ cartState: '{"items":[{"title":1}]}', saveLaterItems: '{' }));
    expect(read(selectCartItems)).toEqual([]);
    expect(read(selectSavedItems)).toEqual([]);
  });

  it('works without persistence when the browser denies storage', () => {
    const store = createPortalStore();
    const denyStorage = () => {
      throw new Error('denied');
    };
    store.runFeatureSaga('checkout/cart', createCartSaga(fakeToasts(), fakeBadges(), denyStorage));
    store.dispatch(events.cartOpened());
    store.dispatch(events.itemsAdded([single]));
    store.dispatch(events.itemsAdded([five]));
    expect(selectCartTotal(store.getState() as object)).toBe(24_800);
  });

  it('removes an item by index and shows its title in a toast', () => {
    const { store, toasts, storage, read } = openCart();
    store.dispatch(events.itemsAdded([single]));
    store.dispatch(events.itemsAdded([five]));
    store.dispatch(events.removeRequested({ index: 0 }));
    expect(read(selectCartItems)).toEqual([five]);
    expect(toasts.shown.at(-1)?.title).toBe('Single vacancy removed from cart');
    expect(JSON.parse(storage.items['cartState'] ?? '').items).toEqual([five]);
  });

  it('only logs a console warning for an index out of range', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { store, toasts, read } = openCart();
    store.dispatch(events.itemsAdded([single]));
    store.dispatch(events.removeRequested({ index: 1 }));
    store.dispatch(events.removeRequested({ index: -1 }));
    store.dispatch(events.saveForLaterRequested({ index: 7 }));
    store.dispatch(events.savedItemRemoveRequested({ index: 0 }));
    store.dispatch(events.moveToCartRequested({ index: 0 }));
    expect(warn).toHaveBeenCalledTimes(5);
    expect(read(selectCartItems)).toEqual([single]);
    expect(toasts.shown).toHaveLength(1);
  });

  it('saves an item for later, moves it back and removes it', () => {
    const { store, toasts, storage, read } = openCart();
    store.dispatch(events.itemsAdded([single]));
    store.dispatch(events.saveForLaterRequested({ index: 0 }));
    expect(toasts.shown.at(-1)?.title).toBe('Item added to save later');
    expect(JSON.parse(storage.items['saveLaterItems'] ?? '')).toEqual([single]);
    store.dispatch(events.moveToCartRequested({ index: 0 }));
    expect(read(selectCartItems)).toEqual([single]);
    store.dispatch(events.saveForLaterRequested({ index: 0 }));
    store.dispatch(events.savedItemRemoveRequested({ index: 0 }));
    expect(toasts.shown.at(-1)?.title).toBe('Item removed from save later');
    expect(read(selectSavedItems)).toEqual([]);
  });

  it('follows changes made in another tab', () => {
    const { storage, read } = openCart();
    openCart(storage).store.dispatch(events.itemsAdded([five]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cartState' }));
    expect(read(selectCartItems)).toEqual([five]);
  });

  it('keeps the cart when a visitor turns out not to be signed in', () => {
    const { store, read } = openCart();
    store.dispatch(events.itemsAdded([single]));
    store.dispatch(signedOut());
    expect(read(selectCartItems)).toEqual([single]);
  });

  it('empties the cart when sign-out clears the browser storage', () => {
    const { store, storage, read } = openCart();
    store.dispatch(events.itemsAdded([single]));
    delete storage.items['cartState'];
    store.dispatch(signedOut());
    expect(read(selectCartItems)).toEqual([]);
  });
});
