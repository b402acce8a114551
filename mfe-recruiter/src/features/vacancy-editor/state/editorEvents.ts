import { createAction } from '@reduxjs/toolkit';

/** The pause after the last keystroke has passed, or the connection is back. */
export const saveDue = createAction('recruiterVacancyEditor/saveDue');

export const verificationMailRequested = createAction('recruiterVacancyEditor/verificationMailRequested');
