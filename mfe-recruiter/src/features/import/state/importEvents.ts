import { createAction } from '@reduxjs/toolkit';

export const importOpened = createAction('recruiterImport/importOpened');

/** The recruiter chose another of their companies. */
export const companyChosen = createAction<{ companyId: number }>('recruiterImport/companyChosen');

/** The recruiter wants this page read; another address than the company's is saved with it first. */
export const fetchRequested = createAction<{ careersUrl: string }>('recruiterImport/fetchRequested');
