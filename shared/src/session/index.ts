/** Who is signed in: the slice, its selectors and the cookies. The shell's saga is what changes it. */
export { ACCESS_TOKEN_COOKIE, SESSION_COOKIES, clearReadableCookies, readCookie } from './cookies.ts';
export {
  DEFAULT_NAME,
  selectDisplayName,
  selectIsAuthenticated,
  selectIsSessionLoading,
  selectIsUnverified,
  selectProfile,
  selectProfileImage,
  selectRole,
  selectSessionStatus,
  selectVisitorRole,
} from './sessionSelectors.ts';
export {
  profileLoadFailed,
  profileLoaded,
  profileReloadRequested,
  sessionFound,
  sessionSlice,
  signedOut,
} from './sessionSlice.ts';
export type { SessionState, SessionStatus } from './sessionSlice.ts';
