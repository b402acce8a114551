import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Profile } from '../contracts/index.ts';
import type { ApiErrorData } from '../http/index.ts';

/** `loading` until the sign-in service has reported the session. */
export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';

/** State of the session. Tokens are not part of it: they stay in cookies. */
export type SessionState = {
  status: SessionStatus;
  /** Null until loaded, and for visitors. */
  profile: Profile | null;
  /** Image URL of the sign-in session, used if the profile has none. */
  sessionImage: string | null;
  /** Name of the sign-in session, used until the profile has loaded. */
  sessionName?: string | null;
};

const initialState: SessionState = { status: 'loading', profile: null, sessionImage: null };

/** Slice `session`, part of every store from the start. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The sign-in service reported a session; the profile follows. */
    sessionFound(state, { payload }: PayloadAction<{ image: string | null; name?: string | null }>) {
      state.status = 'authenticated';
      state.sessionImage = payload.image;
      state.sessionName = payload.name ?? null;
    },
    profileLoaded(state, { payload }: PayloadAction<Profile>) {
      state.profile = payload;
    },
    /** A remote reports a count of the navigation. */
    countChanged({ profile }, { payload }: PayloadAction<{ name: string; count: number }>) {
      if (profile?.waiting)
        profile.waiting.counts = { ...profile.waiting.counts, [payload.name]: payload.count };
    },
    /** Requests a reload of the profile, for example after a change to it. */
    profileReloadRequested() {},
    profileLoadFailed(_state, _action: PayloadAction<ApiErrorData>) {},
    /** There is no session, or it has ended. Every slice that holds a user's data resets on this event. */
    signedOut(state) {
      state.status = 'unauthenticated';
      state.profile = null;
      state.sessionImage = null;
      state.sessionName = null;
    },
  },
});

export const { countChanged, sessionFound, profileLoaded, profileReloadRequested } = sessionSlice.actions;
export const { profileLoadFailed, signedOut } = sessionSlice.actions;
