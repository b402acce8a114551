import { createAction } from '@reduxjs/toolkit';

/** Postings or sponsorships were bought or used. Every place that shows what is left reads it again. */
export const postingsChanged = createAction('recruiter/postingsChanged');
