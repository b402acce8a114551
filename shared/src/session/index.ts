/** The session: slice, selectors and cookies. Only the shell's saga changes it. */
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
