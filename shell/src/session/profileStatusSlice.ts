import {
  profileLoadFailed,
  profileLoaded,
  profileReloadRequested,
  sessionFound,
  signedOut,
} from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { createSlice } from '@reduxjs/toolkit';

export type ProfileStatus = 'idle' | 'loading' | 'loaded' | 'failed';

/** Load status of the profile, for code that waits for it. */
export const profileStatusSlice = createSlice({
  name: 'profileStatus',
  initialState: { status: 'idle' as ProfileStatus },
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(sessionFound, (state) => {
        if (state.status === 'idle') state.status = 'loading';
      })
      .addCase(profileReloadRequested, (state) => {
        state.status = 'loading';
      })
      .addCase(profileLoaded, (state) => {
        state.status = 'loaded';
      })
      .addCase(profileLoadFailed, (state) => {
        state.status = 'failed';
      })
      .addCase(signedOut, (state) => {
        state.status = 'idle';
      }),
  selectors: { selectProfileStatus: ({ status }): ProfileStatus => status },
});

const injected = profileStatusSlice.injectInto(rootReducer);

export const selectProfileStatus = (state: object): ProfileStatus =>
  injected.selectors.selectProfileStatus(state);
