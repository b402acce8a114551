import type { AccountDeletion } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { writeAudit } from '../../accounts/audit/audit.repository.ts';
import type { Caller } from '../../accounts/caller.ts';
import { recordChange } from '../../companies/members/membershipChange.service.ts';
import { requirePassword } from '../../accounts/requirePassword.ts';
import * as repository from './accountDeletion.repository.ts';
import { outcomeFor } from './accountDeletion.rules.ts';

/** Lists what deleting the account does to each company. */
export async function previewDeletion(db: Executor, accountId: number): Promise<AccountDeletion> {
  const companies = await repository.readCompaniesOf(db, accountId);
  return {
    companies: companies.map(({ isOwner, others, ...company }) => {
      const { outcome, successor } = outcomeFor(isOwner, others);
      return { ...company, outcome, successor };
    }),
  };
}

/**
 * Deletes a recruiter's account. Companies, orders and received applications stay; a company without an
 * owner loses its open and scheduled vacancies and its invitations.
 * @throws DomainError 422 for a wrong password.
 */
export async function deleteRecruiter(
  { db, siteUrl }: { db: Database; siteUrl: string },
  { id: accountId, name, email }: Caller,
  password: string,
  requestId: string,
): Promise<void> {
  await requirePassword(db, accountId, password);
  await db.transaction().execute(async (trx) => {
    await repository.lockForDeletion(trx, accountId);
    for (const { id, isOwner, others } of await repository.readCompaniesOf(trx, accountId)) {
      const { outcome, successorId } = outcomeFor(isOwner, others);
      const leaving = { companyId: id, accountId, before: isOwner ? ('owner' as const) : null, after: null };
      await recordChange(trx, siteUrl, { id: accountId, name }, leaving, async () => undefined);
      const successor = others.find((other) => other.id === successorId);
      if (successor) {
        const change = {
          companyId: id,
          accountId: successor.id,
          before: successor.membership,
          after: 'owner' as const,
        };
        await recordChange(trx, siteUrl, { id: accountId, name }, change, async () => {
          await repository.makeOwner(trx, id, successor.id);
        });
      }
      if (outcome !== 'closes') continue;
      await repository.closeVacancies(trx, id, accountId);
      await repository.deleteInvitations(trx, id);
      await repository.clearPrivateFields(trx, id);
    }
    await repository.deleteAccount(trx, { id: accountId, email });
    await writeAudit(trx, { accountId, action: 'account.deleted', requestId });
  });
}
