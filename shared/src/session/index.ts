/** The session: slice, selectors and cookies. Only the shell's saga changes it. */
export {
  ACCESS_TOKEN_COOKIE,
  areCookiesEnabled,
  clearReadableCookies,
  readCookie,
  removeCookie,
  writeCookie,
} from './cookies.ts';
export {
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
  countChanged,
  profileLoadFailed,
  profileLoaded,
  profileReloadRequested,
  sessionFound,
  signedOut,
} from './sessionSlice.ts';
export type { SessionStatus } from './sessionSlice.ts';
