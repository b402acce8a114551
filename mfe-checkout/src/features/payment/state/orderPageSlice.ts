import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

/** What the packages of a company have left. `until`: when all of them end; null if not all end at the same time. */
export type PackagesLeft = {
  postings: number;
  bought: number;
  until: string | null;
  sponsorships: number;
};

type OrderPageState = {
  status: 'loading' | 'loaded' | 'failed';
  order: Order | null;
  error: ApiErrorData | null;
  /** A draft that the bought packages can publish. */
  draft: { id: number; title: string } | null;
  /** What the company of the order can use now; null until it is known. */
  left: PackagesLeft | null;
  /** True once `draft` and `left` were loaded, or could not be. */
  areStepsKnown: boolean;
  isDownloading: boolean;
};

const initialState: OrderPageState = {
  status: 'loading',
  order: null,
  error: null,
  draft: null,
  left: null,
  areStepsKnown: false,
  isDownloading: false,
};

const slice = createSlice({
  name: 'checkoutOrderPage',
  initialState,
  reducers: {
    orderPageOpened: (_state, _action: PayloadAction<{ id: number; path: string }>) => initialState,
    orderLoaded(state, { payload }: PayloadAction<Order>) {
      state.status = 'loaded';
      state.order = payload;
    },
    orderLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.status = 'failed';
      state.error = payload;
    },
    draftFound(state, { payload }: PayloadAction<OrderPageState['draft']>) {
      state.draft = payload;
    },
    leftFound(state, { payload }: PayloadAction<OrderPageState['left']>) {
      state.left = payload;
    },
    stepsFound(state) {
      state.areStepsKnown = true;
    },
    orderPageLeft(_state, _action: PayloadAction<{ path: string }>) {},
    receiptRequested(state) {
      state.isDownloading = true;
    },
    receiptEnded(state) {
      state.isDownloading = false;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectOrderPage: (state) => state },
});

export const orderPageSlice = slice.injectInto(rootReducer);
export const events = slice.actions;
export const { selectOrderPage } = orderPageSlice.selectors;
