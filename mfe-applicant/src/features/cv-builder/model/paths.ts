/** The list of CVs in the account. */
export const cvsPath = '/applicant/cvs';
