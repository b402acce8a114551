/** URLs that only this remote links to. */
export const applicantPaths = {
  overview: '/applicant',
  application: (vacancyId: number) => `/applicant/applications/${vacancyId}`,
  /** The messages of an application. */
  conversation: (vacancyId: number) => `/applicant/applications/${vacancyId}#messages`,
  privacy: '/applicant/privacy',
  /** Confirms which data was deleted and which stays; open to all, because the account is gone. */
  erased: '/applicant/data-deleted',
  alerts: '/applicant/alerts',
  cvs: '/applicant/cvs',
} as const;
