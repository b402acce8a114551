import { createAction } from '@reduxjs/toolkit';
import type { PlannedPublication } from '../../../publishing/publicationPlan.ts';

export const importOpened = createAction('recruiterImport/importOpened');

export const companyChosen = createAction<{ companyId: number }>('recruiterImport/companyChosen');

/** Starts a fetch. A URL other than that of the company is saved to the company first. */
export const fetchRequested = createAction<{ careersUrl: string }>('recruiterImport/fetchRequested');

/** Opens the dialog that explains the effect of publishing the selection. */
export const publishAsked = createAction('recruiterImport/publishAsked');

export const publishCancelled = createAction('recruiterImport/publishCancelled');

/** Publishes these found vacancies, in this order. */
export const publishConfirmed = createAction<{ planned: PlannedPublication[] }>(
  'recruiterImport/publishConfirmed',
);

/** Every vacancy of the run is published or has failed. */
export const publishEnded = createAction('recruiterImport/publishEnded');

/** An imported vacancy went online. */
export const vacancyPublished = createAction<{ vacancyId: number }>('recruiterImport/vacancyPublished');
