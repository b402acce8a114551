type Suite = 'shell' | 'public' | 'recruiter' | 'recruiterImport' | 'applicant' | 'checkout';

/**
 * Calls that each contract test makes successfully through the clients of the shell or a remote. The last test of
 * each file checks its list; `everyCall.contract.test.ts` checks the lists against the specification and the clients.
 */
export const LISTED: Readonly<Record<Suite, string[]>> = {
  shell: [
    'POST /account/recruiter/register',
    'POST /account/applicant/register',
    'POST /applicants',
    'POST /account/verification-mail',
    'GET /recruiter/verify-email',
    'POST /account/recruiter/forgot-password',
    'POST /account/recruiter/reset-password',
    'POST /account/recruiter/refresh',
    'GET /recruiter/user',
    'POST /broadcasting/auth',
  ],
  public: [
    'GET /homepage-data',
    'GET /options',
    'GET /vacancies',
    'POST /vacancies/searchfilter',
    'GET /vacancies/{id}',
    'GET /vacancies/cards',
    'POST /vacancies/{id}/report',
    'POST /vacancies/{id}/apply',
    'GET /applicant/me',
    'GET /applicant/applications',
    'POST /applicants',
    'GET /companies',
    'POST /companies/searchfilter',
    'GET /companies/{id}',
    'GET /account/saved-vacancies',
    'POST /account/saved-vacancies',
    'PUT /account/saved-vacancies/{id}',
    'DELETE /account/saved-vacancies/{id}',
    'POST /search-alerts',
    'GET /account/search-alerts',
    'DELETE /account/search-alerts/{id}',
    'GET /content/posts',
    'GET /content/posts/{slug}',
    'GET /content/pages/{slug}',
    'GET /content/partners',
    'POST /newsletter-email',
    'POST /contact-us-message',
  ],
  recruiter: [
    'GET /recruiter/vacancies',
    'GET /recruiter/applicants',
    'GET /recruiter/vacancy/{id}/applicants',
    'GET /recruiter/applicants/{id}',
    'GET /recruiter/applicants/{id}/resume',
    'POST /recruiter/vacancy/{vacancyId}/applicants/{applicantId}/status',
    'POST /recruiter/vacancy/{vacancyId}/applicants/{applicantId}/status-mail',
    'POST /recruiter/status-changes/{id}/undo',
    'PUT /recruiter/applicants/{id}/rating',
    'PUT /recruiter/applicants/{id}/tags',
    'POST /recruiter/applicants/{id}/notes',
    'PUT /recruiter/applicants/{id}/notes/{noteId}',
    'DELETE /recruiter/applicants/{id}/notes/{noteId}',
  ],
  recruiterImport: [
    'GET /options',
    'GET /recruiter/company/{id}',
    'POST /recruiter/company/{id}',
    'GET /recruiter/scraped-vacancies/{id}',
    'POST /recruiter/scraped-vacancies/{id}/import',
  ],
  applicant: [
    'GET /options',
    'GET /applicant/me',
    'POST /applicants',
    'POST /applicant/me',
    'POST /applicant/me/resumes',
    'POST /applicant/me/resumes/{id}/default',
    'GET /applicant/me/resumes/{id}/link',
    'DELETE /applicant/me/resumes/{id}',
    'POST /applicant/me/photo',
    'DELETE /applicant/me/photo',
    'GET /applicant/applications',
  ],
  checkout: [
    'GET /packages',
    'GET /recruiter/payment-methods',
    'POST /recruiter/order-cxpay',
    'POST /recruiter/order-sentoo',
    'GET /recruiter/orders/{id}',
  ],
};

const NO_EDITOR = 'The recruiter remote has no page yet that writes vacancies.';
const NO_ACTIONS = 'The list of own vacancies only reads so far.';

/** Calls of the specification that no page makes yet, with the reason. Their tests use the shared client directly. */
export const PAGELESS: Readonly<Record<string, string>> = {
  'POST /account/recruiter/logout': 'The sign-in service of the site server makes it, not the browser.',
  'PUT /recruiter/user': 'There is no account page yet.',
  'POST /recruiter/company': 'The recruiter remote has no page yet that makes companies.',
  'POST /recruiter/vacancy': NO_EDITOR,
  'POST /recruiter/vacancy/{id}': NO_EDITOR,
  'DELETE /recruiter/vacancy/{id}': NO_ACTIONS,
  'POST /recruiter/vacancy/{id}/extend': NO_ACTIONS,
  'POST /recruiter/vacancy/{id}/close': NO_ACTIONS,
  'POST /recruiter/vacancy/{id}/repost': NO_ACTIONS,
  'POST /recruiter/vacancy/{id}/sponsor': NO_ACTIONS,
  'DELETE /applicant/me/data': 'There is no privacy page yet.',
};
