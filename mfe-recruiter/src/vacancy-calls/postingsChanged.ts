import { createAction } from '@reduxjs/toolkit';

/**
 * Milliseconds before what is left is read again: a change is told by the tab that made it and by the server, and a
 * list of vacancies is published one by one.
 */
export const SETTLE_MS = 300;

/** Postings or sponsorships were bought or used. Every place that shows what is left reads it again. */
export const postingsChanged = createAction('recruiter/postingsChanged');
