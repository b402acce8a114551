import { DomainError } from '../../platform/errors/domainError.ts';

export const profileMissing = (): DomainError => new DomainError(404, 'no_applicant_profile');
