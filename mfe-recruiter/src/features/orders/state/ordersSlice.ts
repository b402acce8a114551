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
  /** Numbers of the documents that are being fetched. */
  downloading: string[];
  /** The order that the recruiter is asked about, or that is being refunded. */
  refund: { id: number; status: 'asking' | 'sending'; error: ApiErrorData | null } | null;
};

const initialState: OrdersState = {
  status: 'idle',
  error: null,
  page: 1,
  list: null,
  downloading: [],
  refund: null,
};

type DocumentRequest = { id: number; kind: 'receipt' | 'creditNote'; number: string };

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
    documentRequested(state, { payload }: PayloadAction<DocumentRequest>) {
      state.downloading.push(payload.number);
    },
    documentEnded(state, { payload }: PayloadAction<string>) {
      state.downloading = state.downloading.filter((number) => number !== payload);
    },
    refundOpened(state, { payload: id }: PayloadAction<number>) {
      state.refund = { id, status: 'asking', error: null };
    },
    refundClosed(state) {
      if (state.refund?.status === 'asking') state.refund = null;
    },
    refundConfirmed(state) {
      if (state.refund) state.refund = { ...state.refund, status: 'sending', error: null };
    },
    orderRefunded(state, { payload }: PayloadAction<Order>) {
      state.refund = null;
      if (!state.list) return;
      state.list.orders = state.list.orders.map((order) => (order.id === payload.id ? payload : order));
    },
    refundFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      if (state.refund) state.refund = { ...state.refund, status: 'asking', error: payload };
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectOrders: (state): OrdersState => state },
});

export const events = slice.actions;
export const { selectOrders } = slice.injectInto(rootReducer).selectors;
