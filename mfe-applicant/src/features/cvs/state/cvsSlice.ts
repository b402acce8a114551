import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CvSummary } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

type CvsState = {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  error: ApiErrorData | null;
  cvs: CvSummary[];
  /** CV that is being changed on the server. */
  pendingId: number | null;
  /** Private link that was just created. Its token is in no other response. */
  link: { id: number; token: string } | null;
};

const initialState: CvsState = { status: 'idle', error: null, cvs: [], pendingId: null, link: null };

type Requested = PayloadAction<{ id: number }>;
const pending = (state: CvsState, { payload }: Requested) => {
  state.pendingId = payload.id;
};

const slice = createSlice({
  name: 'applicantCvs',
  initialState,
  reducers: {
    cvsOpened(state) {
      state.link = null;
      if (state.status !== 'loaded') state.status = 'loading';
    },
    cvsLoaded(state, { payload }: PayloadAction<CvSummary[]>) {
      state.status = 'loaded';
      state.error = null;
      state.cvs = payload;
      state.pendingId = null;
    },
    cvsLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.status = 'failed';
      state.error = payload;
      state.pendingId = null;
    },
    renameRequested: (state, action: PayloadAction<{ id: number; name: string }>) => pending(state, action),
    duplicateRequested: pending,
    deleteRequested: pending,
    shareRequested: pending,
    renewRequested: pending,
    revokeRequested: pending,
    shared(state, { payload }: PayloadAction<{ id: number; token: string }>) {
      state.link = payload;
    },
    revoked(state, { payload }: Requested) {
      if (state.link?.id === payload.id) state.link = null;
    },
    changeFailed(state) {
      state.pendingId = null;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectCvs: (state) => state },
});

export const cvsSlice = slice.injectInto(rootReducer);
export const events = slice.actions;
export const { selectCvs } = cvsSlice.selectors;
