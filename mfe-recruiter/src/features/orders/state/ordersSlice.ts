import type { Order, Orders } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type OrdersState = {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  error: ApiErrorData | null;
  page: number;
  list: Orders | null;
  /** Ids of orders whose receipt is being fetched. */
  downloading: number[];
};

const initialState: OrdersState = { status: 'idle', error: null, page: 1, list: null, downloading: [] };

const slice = createSlice({
  name: 'recruiterOrders',
  initialState,
  reducers: {
    /** A loaded page stays on screen during a reload. */
    ordersOpened(state, { payload: page }: PayloadAction<number>) {
      if (state.status !== 'loaded' || state.page !== page) state.status = 'loading';
      state.page = page;
    },
    ordersLoaded(state, { payload }: PayloadAction<Orders>) {
      state.list = payload;
      state.status = 'loaded';
      state.error = null;
    },
    ordersLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.error = payload;
      state.status = 'failed';
    },
    receiptRequested(state, { payload }: PayloadAction<Pick<Order, 'id' | 'invoice_number'>>) {
      state.downloading.push(payload.id);
    },
    receiptEnded(state, { payload }: PayloadAction<number>) {
      state.downloading = state.downloading.filter((id) => id !== payload);
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectOrders: (state): OrdersState => state },
});

export const { ordersLoaded, ordersLoadFailed, ordersOpened, receiptEnded, receiptRequested } = slice.actions;
export const { selectOrders } = slice.injectInto(rootReducer).selectors;
