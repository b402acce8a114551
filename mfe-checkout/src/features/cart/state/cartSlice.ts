import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '@cpa/shared/store';
import { type CartItem, cartTotal, removeAt, withItems } from '../model/cart.ts';
import type { StoredCart } from './cartStorage.ts';

type IndexAction = PayloadAction<{ index: number }>;

/** `isRestored` turns true once the stored cart was read. Nothing is written to the storage before. */
type CartState = StoredCart & {
  isRestored: boolean;
  /** Can be undone until the cart changes again or another page opens it. */
  removed: RemovedFrom | null;
};

/** An item that was removed, and its place. */
export type RemovedFrom = { id: number; list: 'cart' | 'saved'; index: number; item: CartItem };

const initialState: CartState = { items: [], saved: [], isRestored: false, removed: null };

const slice = createSlice({
  name: 'checkoutCart',
  initialState,
  reducers: {
    cartOpened(state) {
      state.removed = null;
    },
    cartRestored(_state, { payload }: PayloadAction<StoredCart>) {
      return { ...payload, isRestored: true, removed: null };
    },
    /** Items of one choice, for example the same package twice. */
    itemsAdded(state, { payload }: PayloadAction<CartItem[]>) {
      state.items = withItems(state.items, payload);
      state.removed = null;
    },
    itemsSaved(state, { payload }: PayloadAction<CartItem[]>) {
      state.saved.push(...payload);
      state.removed = null;
    },
    /** Replaces the cart with the items of an unpaid order and saves the former items for later. */
    cartReplaced(state, { payload }: PayloadAction<CartItem[]>) {
      state.saved.push(...state.items);
      state.items = payload;
      state.removed = null;
    },
    /** The saga ignores an index out of range. */
    removeRequested(_state, _action: IndexAction) {},
    itemRemoved(state, { payload }: IndexAction) {
      remember(state, 'cart', payload.index);
      state.items = removeAt(state.items, payload.index) ?? state.items;
    },
    undoRequested() {},
    removalUndone(state) {
      const { removed } = state;
      if (!removed) return;
      const list = removed.list === 'cart' ? state.items : state.saved;
      list.splice(removed.index, 0, removed.item);
      state.removed = null;
    },
    /** The buyer accepts the price that the package has now. */
    newPriceAccepted(state, { payload }: PayloadAction<{ index: number; price: number }>) {
      const item = state.items[payload.index];
      if (!item) return;
      item.price = payload.price;
      if (item.total !== undefined) item.total = payload.price;
      state.removed = null;
    },
    /** An order was paid: `items` are those that it did not contain. */
    paidItemsRemoved(state, { payload }: PayloadAction<CartItem[]>) {
      state.items = payload;
      state.removed = null;
    },
    saveForLaterRequested(_state, _action: IndexAction) {},
    itemSavedForLater(state, { payload }: IndexAction) {
      state.removed = null;
      const item = state.items[payload.index];
      if (item) state.saved.push(item);
      state.items = removeAt(state.items, payload.index) ?? state.items;
    },
    savedItemRemoveRequested(_state, _action: IndexAction) {},
    savedItemRemoved(state, { payload }: IndexAction) {
      remember(state, 'saved', payload.index);
      state.saved = removeAt(state.saved, payload.index) ?? state.saved;
    },
    moveToCartRequested(_state, _action: IndexAction) {},
    itemMovedToCart(state, { payload }: IndexAction) {
      state.removed = null;
      const item = state.saved[payload.index];
      if (item) state.items = withItems(state.items, [item]);
      state.saved = removeAt(state.saved, payload.index) ?? state.saved;
    },
  },
  selectors: {
    selectCartItems: (state) => state.items,
    selectSavedItems: (state) => state.saved,
    selectRemoved: (state) => state.removed,
    selectIsCartRestored: (state) => state.isRestored,
    selectCartTotal: createSelector((state: CartState) => state.items, cartTotal),
    selectStoredCart: createSelector(
      (state: CartState) => state.items,
      (state) => state.saved,
      (items, saved): StoredCart => ({ items, saved }),
    ),
  },
});

function remember(state: CartState, list: RemovedFrom['list'], index: number): void {
  const item = (list === 'cart' ? state.items : state.saved)[index];
  if (item) state.removed = { id: (state.removed?.id ?? 0) + 1, list, index, item };
}

export const cartSlice = slice.injectInto(rootReducer);
export const events = slice.actions;
export const {
  selectCartItems,
  selectCartTotal,
  selectIsCartRestored,
  selectRemoved,
  selectStoredCart,
  selectSavedItems,
} = cartSlice.selectors;
