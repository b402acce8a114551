/**
 * URLs that more than one remote links to, and the pages of the shell. Route patterns are in each remote's
 * `src/manifest.ts`, as are link targets with a query; other URLs of a remote are in its `src/routing`.
 */
export const paths = {
  home: '/',
  vacancies: '/vacancies',
  vacancy: (id: number) => `/vacancies/${id}`,
  company: (id: number) => `/companies/${id}`,
  privacy: '/privacy',
  terms: '/terms',
  saved: '/saved',
  plans: '/plans',
  cvBuilder: '/cv-builder',
  login: '/login',
  register: '/register',
  notifications: '/notifications',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  signIn: '/api/auth/signin',
  error: '/error',
  recruiter: {
    vacancies: '/recruiter-dashboard/vacancies',
    newVacancy: '/recruiter-dashboard/vacancies/new',
    editVacancy: (id: number) => `/recruiter-dashboard/vacancies/${id}/edit`,
    newCompany: '/recruiter-dashboard/company/new',
    import: '/recruiter-dashboard/import',
    orders: '/recruiter-dashboard/orders',
    profile: '/recruiter-dashboard/profile',
  },
  applicant: {
    profile: '/applicant/profile',
    applications: '/applicant/applications',
  },
} as const;
