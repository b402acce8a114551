/** URLs that only this remote links to. */
export const applicantPaths = {
  overview: '/applicant',
  application: (vacancyId: number) => `/applicant/applications/${vacancyId}`,
  privacy: '/applicant/privacy',
  cvs: '/applicant/cvs',
} as const;
