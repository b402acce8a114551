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
