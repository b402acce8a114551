import { createAction } from '@reduxjs/toolkit';
import type { ImportProgress } from '../contracts/index.ts';

/**
 * The applicant who is signed in has an application to this vacancy whose status a company changed. Dispatched by the
 * shell, from the realtime event `application-status`; who shows applications reads them again, without a word.
 */
export const applicationStatusHeard = createAction<{ vacancyId: number }>('session/applicationStatusHeard');

/** Somebody applied to this vacancy of a company of the recruiter who is signed in; from `application-received`. */
export const applicationReceivedHeard = createAction<{ vacancyId: number }>(
  'session/applicationReceivedHeard',
);

/** How far an import is that the recruiter who is signed in started; from `import-progress`, after each page read. */
export const importProgressHeard = createAction<ImportProgress>('session/importProgressHeard');

/** The connection was broken for a while, and any of the above may have been missed. */
export const newsMissed = createAction('session/newsMissed');
