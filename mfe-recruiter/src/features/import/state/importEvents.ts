import { createAction } from '@reduxjs/toolkit';

export const importOpened = createAction('recruiterImport/importOpened');

export const companyChosen = createAction<{ companyId: number }>('recruiterImport/companyChosen');

/** Starts a fetch. A URL other than that of the company is saved to the company first. */
export const fetchRequested = createAction<{ careersUrl: string }>('recruiterImport/fetchRequested');
