import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ContactMessage } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

/** `email`: normalised e-mail address that the reply will be sent to. */
type ContactState =
  | { status: 'writing' }
  | { status: 'sending' }
  | { status: 'sent'; email: string }
  | { status: 'failed'; error: ApiErrorData };

const initialState = { status: 'writing' } as ContactState;

const slice = createSlice({
  name: 'publicContact',
  initialState,
  reducers: {
    /** Keeps a message that is being sent. */
    contactOpened: (state) => (state.status === 'sending' ? state : initialState),
    contactSubmitted: (_state, _action: PayloadAction<ContactMessage>): ContactState => ({
      status: 'sending',
    }),
    contactSent: (_state, { payload }: PayloadAction<{ email: string }>): ContactState => ({
      status: 'sent',
      email: payload.email,
    }),
    contactFailed: (_state, { payload }: PayloadAction<ApiErrorData>): ContactState => ({
      status: 'failed',
      error: payload,
    }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectContact: (state): ContactState => state },
});

export const { contactOpened, contactSubmitted, contactSent, contactFailed } = slice.actions;
export const { selectContact } = slice.injectInto(rootReducer).selectors;
