import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '@cpa/shared/store';
import { type CartItem, cartTotal, removeAt } from '../model/cart.ts';
import type { StoredCart } from './cartStorage.ts';

type IndexAction = PayloadAction<{ index: number }>;

/** `isRestored` turns true once the stored cart was read. Nothing is written to the storage before. */
type CartState = { items: CartItem[]; saved: CartItem[]; isRestored: boolean };

const initialState: CartState = { items: [], saved: [], isRestored: false };

const slice = createSlice({
  name: 'checkoutCart',
  initialState,
  reducers: {
    cartOpened() {},
    cartRestored(_state, { payload }: PayloadAction<StoredCart>) {
      return { ...payload, isRestored: true };
    },
    itemAdded(state, { payload }: PayloadAction<CartItem>) {
      state.items.push(payload);
    },
    /** The saga ignores an index out of range. */
    removeRequested(_state, _action: IndexAction) {},
    itemRemoved(state, { payload }: IndexAction) {
      state.items = removeAt(state.items, payload.index) ?? state.items;
    },
    /** An order was paid: `items` are what it did not contain. */
    paidItemsRemoved(state, { payload }: PayloadAction<CartItem[]>) {
      state.items = payload;
    },
    saveForLaterRequested(_state, _action: IndexAction) {},
    itemSavedForLater(state, { payload }: IndexAction) {
      const item = state.items[payload.index];
      if (item) state.saved.push(item);
      state.items = removeAt(state.items, payload.index) ?? state.items;
    },
    savedItemRemoveRequested(_state, _action: IndexAction) {},
    savedItemRemoved(state, { payload }: IndexAction) {
      state.saved = removeAt(state.saved, payload.index) ?? state.saved;
    },
    moveToCartRequested(_state, _action: IndexAction) {},
    itemMovedToCart(state, { payload }: IndexAction) {
      const item = state.saved[payload.index];
      if (item) state.items.push(item);
      state.saved = removeAt(state.saved, payload.index) ?? state.saved;
    },
  },
  selectors: {
    selectCartItems: (state) => state.items,
    selectSavedItems: (state) => state.saved,
    selectIsCartRestored: (state) => state.isRestored,
    selectCartTotal: createSelector((state: CartState) => state.items, cartTotal),
    selectStoredCart: createSelector(
      (state: CartState) => state.items,
      (state) => state.saved,
      (items, saved): StoredCart => ({ items, saved }),
    ),
  },
});

export const cartSlice = slice.injectInto(rootReducer);
export const {
  moveToCartRequested,
  cartOpened,
  cartRestored,
  itemAdded,
  itemMovedToCart,
  itemRemoved,
  itemSavedForLater,
  paidItemsRemoved,
  removeRequested,
  savedItemRemoved,
  savedItemRemoveRequested,
  saveForLaterRequested,
} = slice.actions;
export const { selectCartItems, selectCartTotal, selectIsCartRestored, selectStoredCart, selectSavedItems } =
  cartSlice.selectors;
