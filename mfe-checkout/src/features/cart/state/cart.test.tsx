import { profileLoaded, sessionFound, signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { aRecruiterProfile, fakeBadges, fakeToasts, memoryStorage } from '@cpa/shared/testing';
import { createCartSaga } from './cartSaga.ts';
import {
  events,
  selectCartItems,
  selectCartTotal,
  selectRemoved,
  selectSavedItems,
  selectStoredCart,
} from './cartSlice.ts';

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

  it.each(['cartState', 'saveLaterItems', null])('follows changes of %s in another tab', (key) => {
    const { storage, read } = openCart();
    const other = openCart(storage);
    other.store.dispatch(events.itemsAdded([five]));
    other.store.dispatch(events.itemsSaved([single]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(read(selectStoredCart)).toEqual({ items: [], saved: [] });
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(read(selectStoredCart)).toEqual({ items: [five], saved: [single] });
  });

  it('keeps the offer to undo when another tab stores the same cart', () => {
    const { store, read } = openCart();
    store.dispatch(events.itemsAdded([single]));
    store.dispatch(events.removeRequested({ index: 0 }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cartState' }));
    expect(read(selectRemoved)).toMatchObject({ item: single });
  });

  it('shows the cart of the account that signs in', () => {
    localStorage.setItem('cartState@7', JSON.stringify({ items: [five] }));
    const store = createPortalStore();
    store.runFeatureSaga('checkout/cart', createCartSaga(fakeToasts(), fakeBadges()));
    store.dispatch(signedOut());
    store.dispatch(events.cartOpened());
    expect(selectCartItems(store.getState() as object)).toEqual([]);
    store.dispatch(sessionFound({ image: null }));
    store.dispatch(profileLoaded(aRecruiterProfile({ id: 7 })));
    expect(selectCartItems(store.getState() as object)).toEqual([five]);
    store.dispatch(signedOut());
    expect(selectCartItems(store.getState() as object)).toEqual([]);
    localStorage.clear();
  });

  it.each([
    ['cart', [single, five], [], events.removeRequested({ index: 0 }), 'Single vacancy added to cart'],
    ['saved', [], [single, five], events.savedItemRemoveRequested({ index: 0 }), 'Item added to save later'],
  ])('puts an item back into the list %s, where it was', (list, items, saved, removal, toast) => {
    const { store, toasts, storage, read } = openCart();
    store.dispatch(events.itemsAdded(items));
    store.dispatch(events.itemsSaved(saved));
    store.dispatch(removal);
    expect(read(selectRemoved)).toMatchObject({ list, index: 0 });
    store.dispatch(events.undoRequested());
    expect(read(selectStoredCart)).toEqual({ items, saved });
    expect(toasts.shown.at(-1)?.title).toBe(toast);
    expect(openCart(storage).read(selectStoredCart)).toEqual({ items, saved });
    store.dispatch(events.undoRequested());
    expect(read(selectStoredCart)).toEqual({ items, saved });
  });

  it.each([
    ['adding an item', events.itemsAdded([five])],
    ['saving a package', events.itemsSaved([five])],
    ['replacing the cart', events.cartReplaced([five])],
    ['accepting a price', events.newPriceAccepted({ index: 0, price: 5900 })],
    ['a payment', events.paidItemsRemoved([])],
    ['saving an item for later', events.saveForLaterRequested({ index: 0 })],
    ['moving an item back', events.moveToCartRequested({ index: 0 })],
  ])('stores the cart after %s, and offers to undo nothing before it', (_, change) => {
    const { store, storage, read } = openCart();
    store.dispatch(events.itemsAdded([single, five]));
    store.dispatch(events.itemsSaved([five]));
    store.dispatch(events.removeRequested({ index: 1 }));
    expect(read(selectRemoved)).not.toBeNull();
    const before = read(selectStoredCart);
    store.dispatch(change);
    expect(read(selectRemoved)).toBeNull();
    expect(read(selectStoredCart)).not.toEqual(before);
    expect(openCart(storage).read(selectStoredCart)).toEqual(read(selectStoredCart));
  });

  it('saves the former items for later when an order is paid again', () => {
    const { store, read } = openCart();
    store.dispatch(events.itemsAdded([single]));
    store.dispatch(events.cartReplaced([five]));
    expect(read(selectStoredCart)).toEqual({ items: [five], saved: [single] });
  });

  it('says that packages were saved for later or added, once for several of one choice', () => {
    const { store, toasts } = openCart();
    store.dispatch(events.itemsSaved([single, single]));
    store.dispatch(events.itemsAdded([five, five]));
    expect(toasts.shown.map(({ title }) => title)).toEqual([
      'Item added to save later',
      'Five vacancies added to cart',
    ]);
  });

  it('replaces the sponsorship of a vacancy by the one that is moved back', () => {
    const { store, read } = openCart();
    const sponsorship = { package_id: 13, title: 'Sponsorship', price: 3500, vacancy_id: 7 };
    store.dispatch(events.itemsAdded([sponsorship]));
    store.dispatch(events.itemsSaved([{ ...sponsorship, price: 2900 }]));
    store.dispatch(events.moveToCartRequested({ index: 0 }));
    expect(read(selectStoredCart)).toEqual({ items: [{ ...sponsorship, price: 2900 }], saved: [] });
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
