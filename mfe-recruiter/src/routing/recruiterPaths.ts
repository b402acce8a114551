/** URLs that only this remote links to. */
export const recruiterPaths = {
  dashboard: '/recruiter-dashboard',
  vacancyApplicants: (id: number) => `/recruiter-dashboard/vacancies/${id}/applicants`,
  applicants: '/recruiter-dashboard/applicants',
  applicant: (id: number) => `/recruiter-dashboard/applicants/${id}`,
  company: '/recruiter-dashboard/company',
  members: '/recruiter-dashboard/company/members',
  profile: '/recruiter-dashboard/profile',
  invitation: '/recruiter-dashboard/invitation',
} as const;
