import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '@cpa/shared/store';
import { type CartItem, cartTotal, without } from '../model/cart.ts';
import type { KeptCart } from './cartStorage.ts';

type At = PayloadAction<{ index: number }>;

/** `restored` turns true once the browser's own copy was read; until then nothing is written over it. */
type CartState = { items: CartItem[]; saved: CartItem[]; isRestored: boolean };

const initialState: CartState = { items: [], saved: [], isRestored: false };

const slice = createSlice({
  name: 'checkoutCart',
  initialState: initialState,
  reducers: {
    /** A page that shows or fills the cart was opened. */
    cartOpened() {},
    cartRestored(_state, { payload }: PayloadAction<KeptCart>) {
      return { ...payload, isRestored: true };
    },
    itemAdded(state, { payload }: PayloadAction<CartItem>) {
      state.items.push(payload);
    },
    /** Somebody wants an item gone, by its place in the list; a place outside the list is refused. */
    removeRequested(_state, _action: At) {},
    itemRemoved(state, { payload }: At) {
      state.items = without(state.items, payload.index) ?? state.items;
    },
    saveForLaterRequested(_state, _action: At) {},
    itemSavedForLater(state, { payload }: At) {
      const item = state.items[payload.index];
      if (item) state.saved.push(item);
      state.items = without(state.items, payload.index) ?? state.items;
    },
    savedRemoveRequested(_state, _action: At) {},
    savedItemRemoved(state, { payload }: At) {
      state.saved = without(state.saved, payload.index) ?? state.saved;
    },
    backToCartRequested(_state, _action: At) {},
    itemBackInCart(state, { payload }: At) {
      const item = state.saved[payload.index];
      if (item) state.items.push(item);
      state.saved = without(state.saved, payload.index) ?? state.saved;
    },
  },
  selectors: {
    selectCartItems: (state) => state.items,
    selectSavedItems: (state) => state.saved,
    selectIsCartRestored: (state) => state.isRestored,
    selectCartTotal: createSelector((state: CartState) => state.items, cartTotal),
    selectKeptCart: createSelector(
      (state: CartState) => state.items,
      (state) => state.saved,
      (items, saved): KeptCart => ({ items, saved }),
    ),
  },
});

/** The shell counts the items in the browser's own copy. */
export const cartSlice = slice.injectInto(rootReducer);
export const {
  backToCartRequested,
  cartOpened,
  cartRestored,
  itemAdded,
  itemBackInCart,
  itemRemoved,
  itemSavedForLater,
  removeRequested,
  savedItemRemoved,
  savedRemoveRequested,
  saveForLaterRequested,
} = slice.actions;
export const { selectCartItems, selectCartTotal, selectIsCartRestored, selectKeptCart, selectSavedItems } =
  cartSlice.selectors;
