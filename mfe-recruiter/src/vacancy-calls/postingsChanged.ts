import { createAction } from '@reduxjs/toolkit';

/**
 * Milliseconds before the remaining postings are read again: both the tab that made a change and the server report it,
 * and a list of vacancies is published one by one.
 */
export const SETTLE_MS = 300;

/** Postings or sponsorships were bought or used. Every place that shows the remaining ones reads them again. */
export const postingsChanged = createAction('recruiter/postingsChanged');
