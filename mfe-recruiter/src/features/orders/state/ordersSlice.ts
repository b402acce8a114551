import type { Order } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { createResource, rootReducer } from '@cpa/shared/store';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrdersApi } from '../api/ordersApi.ts';
import { type DocumentRequest, fileNameOf } from '../model/documentFile.ts';

type OrdersState = {
  page: number;
  /** Names of the files that are being fetched. */
  downloading: string[];
  /** The order in the refund dialog, or whose refund is being changed. */
  refund: (RefundChange & { status: 'asking' | 'sending'; error: ApiErrorData | null }) | null;
};

/** A refund by the owner, a request to the operator for one, or its withdrawal. */
export type RefundChange = { id: number; kind: 'refund' | 'ask' | 'withdraw' };

const initialState: OrdersState = { page: 1, downloading: [], refund: null };

const refundChanged = createAction<Order>('recruiterOrders/refundChanged');

export const orderPages = createResource({
  name: 'recruiterOrderPages',
  load: (api: Pick<OrdersApi, 'list'>, page: number) => api.list(page),
  key: (page: number) => page,
  changes: (builder) =>
    builder.addCase(refundChanged, (list, { payload }) => {
      list.orders = list.orders.map((order) => (order.id === payload.id ? payload : order));
    }),
});

/** The months of a company. */
export const orderMonths = createResource({
  name: 'recruiterOrderMonths',
  load: (api: Pick<OrdersApi, 'months'>, companyId: number) => api.months(companyId),
  key: (companyId: number) => companyId,
});

const slice = createSlice({
  name: 'recruiterOrders',
  initialState,
  reducers: {
    documentRequested(state, { payload }: PayloadAction<DocumentRequest>) {
      state.downloading.push(fileNameOf(payload));
    },
    documentEnded(state, { payload }: PayloadAction<DocumentRequest>) {
      state.downloading = state.downloading.filter((name) => name !== fileNameOf(payload));
    },
    refundOpened(state, { payload }: PayloadAction<RefundChange>) {
      state.refund = { ...payload, status: 'asking', error: null };
    },
    refundClosed(state) {
      if (state.refund?.status === 'asking') state.refund = null;
    },
    /** With the reason of a request. */
    refundConfirmed(state, _action: PayloadAction<string | undefined>) {
      if (state.refund) state.refund = { ...state.refund, status: 'sending', error: null };
    },
    refundFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      if (state.refund) state.refund = { ...state.refund, status: 'asking', error: payload };
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(orderPages.opened, (state, { payload: page }) => {
        state.page = page;
      })
      .addCase(refundChanged, (state) => {
        state.refund = null;
      })
      .addCase(signedOut, () => initialState),
  selectors: { selectOrders: (state): OrdersState => state },
});

export const events = { ...slice.actions, refundChanged };
export const { selectOrders } = slice.injectInto(rootReducer).selectors;
/** The page on screen. */
export const selectOrderPage = (state: Parameters<typeof selectOrders>[0]) =>
  orderPages.select(state, selectOrders(state).page);
