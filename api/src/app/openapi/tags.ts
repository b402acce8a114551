/** Groups of calls in the OpenAPI document. */
export const TAGS = [
  {
    name: 'public',
    description: 'Readable without an account: vacancies, companies, options, plans and content.',
  },
  { name: 'account', description: 'Registration, sign-in, sessions, settings and notifications.' },
  { name: 'recruiter', description: 'Companies, vacancies, applicants and orders of a recruiter.' },
  { name: 'applicant', description: 'Profile, CVs and applications of an applicant.' },
  { name: 'letters', description: 'Newsletter and contact messages.' },
  { name: 'realtime', description: 'Permission to listen on a private channel.' },
  { name: 'webhooks', description: 'Called by payment providers.' },
  { name: 'health', description: 'State of the server, for load balancers and monitoring.' },
  { name: 'ours', description: 'Additions to the specification.' },
];

/** Tags of calls by the first part of their path; `public` for all others. */
const TAG_BY_PATH: Record<string, string> = {
  account: 'account',
  applicant: 'applicant',
  applicants: 'applicant',
  broadcasting: 'realtime',
  'contact-us-message': 'letters',
  health: 'health',
  metrics: 'health',
  'newsletter-email': 'letters',
  notifications: 'account',
  payments: 'webhooks',
  recruiter: 'recruiter',
};

/** Returns the tag of a call whose route states none. */
export const tagOf = (path: string): string => TAG_BY_PATH[path.split('/')[1] ?? ''] ?? 'public';
