import { createAction } from '@reduxjs/toolkit';

/**
 * Something happened after which the sign-in service should be asked again. After a sign-in in this tab the
 * other tabs shall look, too, and the profile is read anew.
 */
export const sessionCheckRequested = createAction<{ isAfterSignIn: boolean }>('session/checkRequested');

/** The API refused to renew the sign-in: it is over. */
export const sessionLost = createAction('session/lost');

/** Whoever is signed in asks for another verification mail. */
export const verificationMailRequested = createAction('session/verificationMailRequested');

/** Whoever is signed in wants to leave. */
export const signOutRequested = createAction('session/signOutRequested');
