import type { Role } from '@cpa/shared/contracts';
import type { ApiFailure } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** Where to go afterwards; null leaves it to the role. */
type Destination = { to: string | null };

export type SignInSubmission = { email: string; password: string } & Destination;
export type RegistrationSubmission = { role: Role; name: string } & SignInSubmission;

export type AuthState = {
  /** `mailed`: a link to sign in with is on its way. */
  status: 'idle' | 'working' | 'mailed' | 'failed';
  /** The form that this is about: one page may hold both. */
  form: 'signIn' | 'registration';
  /** The name of a sign-in error, for which there is a sentence in the catalogue. */
  error: string | null;
  /** What the API has to say of each field of a registration. */
  fieldErrors: Record<string, string[]>;
  /** A recruiter's account was opened in this tab. */
  isNew: boolean;
};

const initialState: AuthState = {
  status: 'idle',
  form: 'signIn',
  error: null,
  fieldErrors: {},
  isNew: false,
};

/** Signing in and registering. What was typed stays in the form and passes by here; it is never kept. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    formOpened: () => initialState,
    signInSubmitted: (_state, _action: PayloadAction<SignInSubmission>): AuthState => ({
      ...initialState,
      status: 'working',
    }),
    linkRequested: (_state, _action: PayloadAction<{ email: string } & Destination>): AuthState => ({
      ...initialState,
      status: 'working',
    }),
    linkMailed: (): AuthState => ({ ...initialState, status: 'mailed' }),
    registrationSubmitted: (_state, _action: PayloadAction<RegistrationSubmission>): AuthState => ({
      ...initialState,
      form: 'registration',
      status: 'working',
    }),
    // Also of who has registered and is to be signed in then.
    signInFailed: ({ form }, { payload }: PayloadAction<{ error: string }>): AuthState => ({
      ...initialState,
      form,
      status: 'failed',
      error: payload.error,
    }),
    registrationFailed: (_state, { payload }: PayloadAction<Pick<ApiFailure, 'errors'>>): AuthState => ({
      ...initialState,
      form: 'registration',
      status: 'failed',
      fieldErrors: payload.errors,
    }),
    recruiterSignedUp: (state) => {
      state.isNew = true;
    },
    arrived: ({ isNew }) => ({ ...initialState, isNew }),
  },
  extraReducers: (builder) =>
    builder.addCase(signedOut, (state) => {
      state.isNew = false;
    }),
  selectors: { selectAuth: (state): AuthState => state },
});

const injected = authSlice.injectInto(rootReducer);

export const selectAuth = (state: object): AuthState => injected.selectors.selectAuth(state);
export const {
  formOpened,
  signInSubmitted,
  linkRequested,
  linkMailed,
  registrationSubmitted,
  signInFailed,
  registrationFailed,
  recruiterSignedUp,
  arrived,
} = authSlice.actions;
