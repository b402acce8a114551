import type { Profile, Role, VisitorRole } from '../contracts/index.ts';
import type { SessionState, SessionStatus } from './sessionSlice.ts';

type WithSession = { session: SessionState };

/** See `SessionStatus`. */
export const selectSessionStatus = ({ session }: WithSession): SessionStatus => session.status;
/** Who is signed in, as `GET /recruiter/user/` tells it; null while it is loading and for visitors. */
export const selectProfile = ({ session }: WithSession): Profile | null => session.profile;
/** Null while the profile is loading and for visitors. */
export const selectRole = ({ session }: WithSession): Role | null => session.profile?.role ?? null;
/** Role for menus and slots: `visitor` when signed out, null while the session or the profile loads. */
export const selectVisitorRole = ({ session }: WithSession): VisitorRole | null =>
  session.status === 'unauthenticated' ? 'visitor' : (session.profile?.role ?? null);
/** True as soon as the sign-in service says so; the profile may still be on its way. */
export const selectIsAuthenticated = ({ session }: WithSession): boolean =>
  session.status === 'authenticated';
/** Whether it is still unknown if somebody is signed in: a page shows neither sign-in nor account. */
export const selectIsSessionLoading = ({ session }: WithSession): boolean => session.status === 'loading';

/** True only for a signed-in account whose address is known not to be verified. */
export const selectIsUnverified = ({ session }: WithSession): boolean => session.profile?.verified === false;

/** The name an avatar is drawn from when nothing else is known. */
export const DEFAULT_NAME = 'User';

/** The account's name, or `DEFAULT_NAME`; never empty. */
export const selectDisplayName = ({ session }: WithSession): string => session.profile?.name || DEFAULT_NAME;

/**
 * The picture of whoever is signed in: an applicant's own image, for other roles the first company's logo;
 * else the sign-in session's image; else null, and the initials of the name are drawn.
 */
export function selectProfileImage({ session }: WithSession): string | null {
  const { profile, sessionImage } = session;
  const own = profile?.role === 'applicant' ? profile.image : profile?.companies[0]?.logo;
  return own || sessionImage || null;
}
