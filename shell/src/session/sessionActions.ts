import { createAction } from '@reduxjs/toolkit';

/** Something happened after which the sign-in service should be asked again. */
export const sessionCheckRequested = createAction<{ broadcast: boolean }>('session/checkRequested');

/** The API refused to renew the sign-in: it is over. */
export const sessionLost = createAction('session/lost');

/** Whoever is signed in wants to leave. */
export const signOutRequested = createAction('session/signOutRequested');
