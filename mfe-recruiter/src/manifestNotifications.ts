import type { RemoteManifestInput } from '@cpa/shared/contracts';

const roles: 'recruiter'[] = ['recruiter'];
const FILE = [
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.7.7l3.6 3.6A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
  'M12 18v-6',
  'm9 15 3 3 3-3',
];

/** Notifications of recruiters: texts, icon and link of each kind that the API writes. */
export const notifications: RemoteManifestInput['notifications'] = [
  {
    kind: 'new-applicant',
    title: 'news.applicant',
    text: 'news.applicantText',
    icon: ['M2 21a8 8 0 0 1 13.3-6', 'M5 8a5 5 0 1 0 10 0 5 5 0 1 0-10 0', 'M19 16v6', 'M22 19h-6'],
    path: '/recruiter-dashboard/vacancies/:vacancy_id/applicants',
    roles,
  },
  {
    kind: 'applicant-message',
    title: 'news.message',
    text: 'news.applicantText',
    icon: ['M7.9 20A9 9 0 1 0 4 16.1L2 22Z'],
    path: '/recruiter-dashboard/applicants/:application_id#messages',
    roles,
  },
  {
    kind: 'interview-answer',
    title: 'news.interview',
    text: 'news.applicantText',
    icon: [
      'M8 2v4',
      'M16 2v4',
      'M3 10h18',
      'M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2',
    ],
    path: '/recruiter-dashboard/applicants/:application_id',
    roles,
  },
  {
    kind: 'note-mention',
    title: 'news.mention',
    text: 'news.applicantText',
    icon: ['M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0', 'M16 8v5a3 3 0 0 0 6 0v-1a10 10 0 1 0-4 8'],
    path: '/recruiter-dashboard/applicants/:application_id',
    roles,
  },
  {
    kind: 'application-withdrawn',
    title: 'news.withdrawn',
    text: 'news.applicantText',
    icon: ['M2 21a8 8 0 0 1 13.3-6', 'M5 8a5 5 0 1 0 10 0 5 5 0 1 0-10 0', 'M22 19h-6'],
    path: '/recruiter-dashboard/applicants/:application_id',
    roles,
  },
  {
    kind: 'import-finished',
    title: 'news.import',
    text: 'news.importText',
    icon: FILE,
    path: '/recruiter-dashboard/import',
    roles,
  },
  {
    kind: 'import-failed',
    title: 'news.importFailed',
    text: 'news.importFailedText',
    icon: FILE,
    path: '/recruiter-dashboard/import',
    roles,
  },
  {
    kind: 'order-status',
    title: 'news.order',
    text: 'news.orderText',
    icon: ['M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2', 'M2 10h20', 'M6 14h2'],
    path: '/recruiter-dashboard/orders?order=:order_id',
    roles,
  },
];
