import type { OpenIdProvider, PendingStep, Role } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { LinkFields, StepProof } from '../../session/authCalls.ts';

/** Path to go to afterwards. Null: the landing page of the role. */
type Destination = { to: string | null };

export type SignInSubmission = { email: string; password: string } & Destination;
export type RegistrationSubmission = { role: Role; name: string } & SignInSubmission;

/** `token`: that of a mailed link. */
export type ProviderChoice = {
  provider: OpenIdProvider;
  role?: Role | undefined;
  token?: string | undefined;
} & Destination;
export type StepSubmission = StepProof & Destination;

export type AuthState = {
  /** `mailed`: a sign-in link was sent. */
  status: 'idle' | 'working' | 'mailed' | 'failed';
  /** Form that the state is about; a page may show both. */
  form: 'signIn' | 'registration';
  /** Name of a sign-in error; `authErrorKey` returns its message. */
  error: string | null;
  /** Ways to finish the sign-in on the page of its second step. */
  ways: PendingStep | null;
  /** Failed registration. */
  failure: ApiErrorData | null;
  /** Path of the page on which a recruiter arrives who has just registered in this tab, until that page is left. */
  newOn: string | null;
};

const initialState: AuthState = {
  status: 'idle',
  form: 'signIn',
  error: null,
  ways: null,
  failure: null,
  newOn: null,
};

/** Sign-in and registration. Form values are only passed through in actions and never stored. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    formOpened: () => initialState,
    signInSubmitted: (_state, _action: PayloadAction<SignInSubmission>): AuthState => ({
      ...initialState,
      status: 'working',
    }),
    linkRequested: (_state, _action: PayloadAction<LinkFields & Destination>): AuthState => ({
      ...initialState,
      status: 'working',
    }),
    /** Offers the passkeys of the user in the field of the e-mail address, until the form is left. */
    passkeyOffered: (_state, _action: PayloadAction<Destination>) => {},
    passkeyOfferEnded: () => {},
    passkeyRequested: (_state, _action: PayloadAction<Destination>): AuthState => ({
      ...initialState,
      status: 'working',
    }),
    /** The user closed the dialog of the browser. */
    proofStopped: ({ ways }): AuthState => ({ ...initialState, ways }),
    stepOpened: () => initialState,
    stepLoaded: (state, { payload }: PayloadAction<PendingStep>) => {
      state.ways = payload;
    },
    stepSubmitted: ({ ways }, _action: PayloadAction<StepSubmission>): AuthState => ({
      ...initialState,
      ways,
      status: 'working',
    }),
    linkMailed: (): AuthState => ({ ...initialState, status: 'mailed' }),
    providerChosen: (state, _action: PayloadAction<ProviderChoice>): AuthState => ({
      ...initialState,
      form: state.form,
    }),
    registrationSubmitted: (_state, _action: PayloadAction<RegistrationSubmission>): AuthState => ({
      ...initialState,
      form: 'registration',
      status: 'working',
    }),
    // Keeps the form: a registration is followed by a sign-in.
    signInFailed: ({ form, ways }, { payload }: PayloadAction<{ error: string }>): AuthState => ({
      ...initialState,
      form,
      ways,
      status: 'failed',
      error: payload.error,
    }),
    registrationFailed: (_state, { payload }: PayloadAction<ApiErrorData>): AuthState => ({
      ...initialState,
      form: 'registration',
      status: 'failed',
      failure: payload,
    }),
    recruiterSignedUp: (state, { payload }: PayloadAction<{ path: string }>) => {
      state.newOn = payload.path;
    },
    /** The page on which the new recruiter arrived was left. */
    arrivalLeft: (state) => {
      state.newOn = null;
    },
    arrived: ({ newOn }) => ({ ...initialState, newOn }),
  },
  extraReducers: (builder) =>
    builder.addCase(signedOut, (state) => {
      state.newOn = null;
    }),
  selectors: { selectAuth: (state): AuthState => state },
});

const injected = authSlice.injectInto(rootReducer);

export const selectAuth = (state: object): AuthState => injected.selectors.selectAuth(state);
export const events = authSlice.actions;
