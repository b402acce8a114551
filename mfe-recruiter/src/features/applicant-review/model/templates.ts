import type { ApplicationStatus } from '@cpa/shared/contracts';

/** Message keys of a template: its name, and its text under `<key>.text`. */
export type Template = 'kind' | 'experience' | 'later' | 'invite' | 'shortlist' | 'offer';

const BY_STATUS: Partial<Record<ApplicationStatus, readonly Template[]>> = {
  shortlisted: ['shortlist'],
  interview: ['invite'],
  offer: ['offer'],
  rejected: ['kind', 'experience', 'later'],
};

export const templatesFor = (status: ApplicationStatus): readonly Template[] => BY_STATUS[status] ?? [];
