import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Profile } from '../contracts/index.ts';
import type { ApiFailure } from '../http/index.ts';

/** `loading` until the sign-in service has told whether somebody is signed in. */
export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';

/** Where the session stands. The tokens are not in it: they stay in cookies. */
export type SessionState = {
  status: SessionStatus;
  /** Null until it has been read, and for visitors. */
  profile: Profile | null;
  /** The image that the sign-in session carries, used when the profile has none. */
  sessionImage: string | null;
};

const initialState: SessionState = { status: 'loading', profile: null, sessionImage: null };

/** The slice `session`, in every store from the start. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The sign-in service says that somebody is signed in; the profile follows. */
    sessionFound(state, { payload }: PayloadAction<{ image: string | null }>) {
      state.status = 'authenticated';
      state.sessionImage = payload.image;
    },
    profileLoaded(state, { payload }: PayloadAction<Profile>) {
      state.profile = payload;
    },
    /** Somebody wants the profile read again, as after a change to it. */
    profileReloadRequested() {},
    profileLoadFailed(_state, _action: PayloadAction<ApiFailure>) {},
    /** Nobody is signed in (any more). Every slice that holds a person's data resets on this. */
    signedOut(state) {
      state.status = 'unauthenticated';
      state.profile = null;
      state.sessionImage = null;
    },
  },
});

export const { sessionFound, profileLoaded, profileReloadRequested, profileLoadFailed, signedOut } =
  sessionSlice.actions;
