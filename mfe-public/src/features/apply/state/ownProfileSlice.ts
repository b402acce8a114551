import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Applicant, ResumeFile } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

/** Profile that is sent with an application. `missing`: applying creates one with the account's name. */
type OwnProfile =
  | { status: 'unread' }
  | { status: 'loading' }
  | { status: 'loaded'; applicant: Applicant }
  | { status: 'missing' }
  | { status: 'failed'; failure: ApiErrorData };

const initialState = { status: 'unread' } as OwnProfile;

const slice = createSlice({
  name: 'publicApplyProfile',
  initialState,
  reducers: {
    applicationOpened: (): OwnProfile => ({ status: 'loading' }),
    ownProfileLoaded: (_state, { payload }: PayloadAction<Applicant>): OwnProfile => ({
      status: 'loaded',
      applicant: payload,
    }),
    resumeAdded(state, { payload }: PayloadAction<ResumeFile>) {
      if (state.status === 'loaded') state.applicant.resumes.unshift(payload);
    },
    ownProfileMissing: (): OwnProfile => ({ status: 'missing' }),
    ownProfileFailed: (_state, { payload }: PayloadAction<ApiErrorData>): OwnProfile => ({
      status: 'failed',
      failure: payload,
    }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectOwnProfile: (state): OwnProfile => state },
});

const injected = slice.injectInto(rootReducer);
export const { applicationOpened, ownProfileLoaded, ownProfileMissing, ownProfileFailed, resumeAdded } =
  slice.actions;
export const { selectOwnProfile } = injected.selectors;
