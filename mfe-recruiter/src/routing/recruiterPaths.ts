/** URLs of pages that only this remote links to. */
export const recruiterPaths = {
  members: '/recruiter-dashboard/company/members',
  invitation: '/recruiter-dashboard/invitation',
} as const;
