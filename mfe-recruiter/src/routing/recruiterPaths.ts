/** URLs of pages that only this remote links to. */
export const recruiterPaths = {
  members: '/recruiter-dashboard/company/members',
  newCompany: '/recruiter-dashboard/company/new',
  invitation: '/recruiter-dashboard/invitation',
} as const;
