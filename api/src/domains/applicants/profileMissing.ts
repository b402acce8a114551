import { DomainError } from '../../platform/errors/domainError.ts';

export const profileMissing = (): DomainError =>
  new DomainError(404, 'applicant_profile_missing', 'You have no applicant profile yet. Create one first.');
