import type { Profile, Role, VisitorRole } from '../contracts/index.ts';
import type { SessionState, SessionStatus } from './sessionSlice.ts';

type WithSession = { session: SessionState };

/** See `SessionStatus`. */
export const selectSessionStatus = ({ session }: WithSession): SessionStatus => session.status;
/** Profile of the signed-in user from `GET /recruiter/user/`; null while it loads and for visitors. */
export const selectProfile = ({ session }: WithSession): Profile | null => session.profile;
/** Null while the profile is loading and for visitors. */
export const selectRole = ({ session }: WithSession): Role | null => session.profile?.role ?? null;
/** Role for menus and slots: `visitor` when signed out, null while the session or the profile loads. */
export const selectVisitorRole = ({ session }: WithSession): VisitorRole | null =>
  session.status === 'unauthenticated' ? 'visitor' : (session.profile?.role ?? null);
/** True once the sign-in service reports a session; the profile may still be loading. */
export const selectIsAuthenticated = ({ session }: WithSession): boolean =>
  session.status === 'authenticated';
/** True while the session loads: a page then shows neither sign-in nor account. */
export const selectIsSessionLoading = ({ session }: WithSession): boolean => session.status === 'loading';

/** True for a signed-in account whose e-mail address is not verified. */
export const selectIsUnverified = ({ session }: WithSession): boolean => session.profile?.verified === false;

/** Name for the initials of an avatar when no other is known. */
export const DEFAULT_NAME = 'User';

/** The account's name, else that of the sign-in session, else `DEFAULT_NAME`; never empty. */
export const selectDisplayName = ({ session }: WithSession): string =>
  session.profile?.name || session.sessionName || DEFAULT_NAME;

/**
 * Returns the image URL of the signed-in user: an applicant's own image, for other roles the first company's logo,
 * else the image of the sign-in session, else null, which shows the initials.
 */
export function selectProfileImage({ session }: WithSession): string | null {
  const { profile, sessionImage } = session;
  const own = profile?.role === 'applicant' ? profile.image : profile?.companies[0]?.logo;
  return own || sessionImage || null;
}
