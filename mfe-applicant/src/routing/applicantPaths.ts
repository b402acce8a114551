/** URLs that only this remote links to. */
export const applicantPaths = {
  overview: '/applicant',
  application: (vacancyId: number) => `/applicant/applications/${vacancyId}`,
  privacy: '/applicant/privacy',
  alerts: '/applicant/alerts',
  cvs: '/applicant/cvs',
} as const;
