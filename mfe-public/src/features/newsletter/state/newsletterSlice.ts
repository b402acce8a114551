import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

/** `email`: e-mail address that the confirmation was sent to. */
type NewsletterState =
  | { status: 'asking' }
  | { status: 'subscribing' }
  | { status: 'subscribed'; email: string }
  | { status: 'failed'; error: ApiErrorData };

const initialState = { status: 'asking' } as NewsletterState;

const slice = createSlice({
  name: 'publicNewsletter',
  initialState,
  reducers: {
    /** Clears an old error when the page is opened again, but keeps a subscription. */
    newsletterShown: (state) => (state.status === 'failed' ? initialState : state),
    /** The user subscribes another e-mail address. */
    newsletterReopened: (): NewsletterState => initialState,
    newsletterRequested: (_state, _action: PayloadAction<{ email: string }>): NewsletterState => ({
      status: 'subscribing',
    }),
    newsletterSubscribed: (_state, { payload }: PayloadAction<{ email: string }>): NewsletterState => ({
      status: 'subscribed',
      email: payload.email,
    }),
    newsletterFailed: (_state, { payload }: PayloadAction<ApiErrorData>): NewsletterState => ({
      status: 'failed',
      error: payload,
    }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectNewsletter: (state): NewsletterState => state },
});

export const events = slice.actions;
export const { selectNewsletter } = slice.injectInto(rootReducer).selectors;
