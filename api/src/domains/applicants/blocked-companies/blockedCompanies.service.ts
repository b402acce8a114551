import { type BlockedCompanies, MAX_BLOCKED_COMPANIES } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';
import { DomainError, notFound } from '../../../platform/errors/domainError.ts';
import type { Caller } from '../../accounts/caller.ts';
import { profileMissing } from '../profileMissing.ts';
import {
  addBlockedCompany,
  companyExists,
  readBlockedCompanies,
  removeBlockedCompany,
} from './blockedCompanies.repository.ts';

/** Lists the companies that the caller blocks; empty without a profile. */
export async function listBlocked(db: Executor, { applicantId }: Caller): Promise<BlockedCompanies> {
  return { companies: applicantId === null ? [] : await readBlockedCompanies(db, applicantId) };
}

/**
 * Blocks a company. Idempotent.
 * @throws DomainError 404 without a profile or for an unknown company, 409 when the list is full.
 */
export async function blockCompany(
  db: Executor,
  caller: Caller,
  companyId: number,
): Promise<BlockedCompanies> {
  if (caller.applicantId === null) throw profileMissing();
  if (!(await companyExists(db, companyId))) throw notFound('company');
  if (!(await addBlockedCompany(db, caller.applicantId, companyId))) {
    throw new DomainError(409, 'too_many_blocked', { max: MAX_BLOCKED_COMPANIES });
  }
  return await listBlocked(db, caller);
}

/** Unblocks a company. Idempotent. */
export async function unblockCompany(
  db: Executor,
  caller: Caller,
  companyId: number,
): Promise<BlockedCompanies> {
  if (caller.applicantId !== null) await removeBlockedCompany(db, caller.applicantId, companyId);
  return await listBlocked(db, caller);
}
