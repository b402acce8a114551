import type { ApplicationStatus } from './options.ts';

/**
 * English status labels for applicants. Mails, notifications and the FAQ use them too; tests compare the texts that
 * are translated elsewhere.
 */
export const applicantStatusWords: Readonly<Record<ApplicationStatus, string>> = {
  new: 'Sent',
  viewed: 'Seen',
  shortlisted: 'Shortlist',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Not chosen',
  withdrawn: 'Withdrawn',
};
