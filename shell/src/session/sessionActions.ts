import { createAction } from '@reduxjs/toolkit';

/**
 * Requests a session check. After a sign-in in this tab, other tabs check too and the profile is fetched again.
 */
export const sessionCheckRequested = createAction<{ isAfterSignIn: boolean }>('session/checkRequested');

/** The API refused to refresh the tokens: the session is over. */
export const sessionLost = createAction('session/lost');

/** The API has ended the session on request of the user, for example when the account was deleted. */
export const sessionEnded = createAction('session/ended');

/** Requests another verification mail. */
export const verificationMailRequested = createAction('session/verificationMailRequested');

/** Requests to sign out. */
export const signOutRequested = createAction('session/signOutRequested');
