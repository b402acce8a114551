import type { ReceivedRefundRequest } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { createResource, rootReducer } from '@cpa/shared/store';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RefundsApi } from './refundsApi.ts';

/** A decision that the dialog asks about. */
export type Decision = { request: ReceivedRefundRequest; kind: 'approve' | 'refuse' };

type RefundsState = {
  decision: (Decision & { status: 'asking' | 'sending'; error: ApiErrorData | null }) | null;
};

const initialState: RefundsState = { decision: null };

const decided = createAction<ReceivedRefundRequest>('operatorRefunds/decided');

export const refundRequests = createResource({
  name: 'operatorRefundRequests',
  load: (api: Pick<RefundsApi, 'list'>) => api.list(),
  changes: (builder) =>
    builder.addCase(decided, (lists, { payload }) => {
      lists.open = lists.open.filter(({ id }) => id !== payload.id);
      lists.decided = [payload, ...lists.decided.filter(({ id }) => id !== payload.id)];
    }),
});

const slice = createSlice({
  name: 'operatorRefunds',
  initialState,
  reducers: {
    decisionOpened(state, { payload }: PayloadAction<Decision>) {
      state.decision = { ...payload, status: 'asking', error: null };
    },
    decisionClosed(state) {
      if (state.decision?.status === 'asking') state.decision = null;
    },
    /** With the answer of a refusal. */
    decisionConfirmed(state, _action: PayloadAction<string | undefined>) {
      if (state.decision) state.decision = { ...state.decision, status: 'sending', error: null };
    },
    decisionFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      if (state.decision) state.decision = { ...state.decision, status: 'asking', error: payload };
    },
  },
  extraReducers: (builder) =>
    builder.addCase(decided, () => initialState).addCase(signedOut, () => initialState),
  selectors: { selectRefunds: (state): RefundsState => state },
});

export const events = { ...slice.actions, decided };
export const { selectRefunds } = slice.injectInto(rootReducer).selectors;
