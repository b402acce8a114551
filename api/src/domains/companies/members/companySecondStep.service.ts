import type { CompanyMembers } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { DomainError, notFound } from '../../../platform/errors/domainError.ts';
import { readAddress } from '../../accounts/accounts.repository.ts';
import { writeAudit } from '../../accounts/audit/audit.repository.ts';
import type { Caller } from '../../accounts/caller.ts';
import { queueLocalisedMail } from '../../accounts/localisedMail.repository.ts';
import { findOperator } from '../../accounts/operators/operators.repository.ts';
import { deleteSecondStep, isSecondStepOn, isSessionSecured } from '../../accounts/secondSteps.repository.ts';
import { endAllSessions } from '../../accounts/sessions/endSessions.repository.ts';
import { isStepAskedElsewhere, updateRequirement } from './companySecondStep.repository.ts';
import { secondStepResetMail } from './members.mails.ts';
import { findMembership, readCompanyName } from './members.repository.ts';
import { asOwner } from './members.service.ts';

interface Services {
  db: Database;
  siteUrl: string;
}

/**
 * Lets members open applicants with or without a second step.
 * @throws DomainError 409 for an owner without one: the password alone must not change the rule.
 */
export async function requireSecondStep(
  { db }: Services,
  caller: Caller,
  { companyId, isRequired, requestId }: { companyId: number; isRequired: boolean; requestId: string },
): Promise<CompanyMembers> {
  return await asOwner(db, caller, companyId, async (trx) => {
    await assertSecured(trx, caller);
    await updateRequirement(trx, companyId, isRequired);
    await writeAudit(trx, {
      accountId: caller.id,
      action: isRequired ? 'company.second_step_required' : 'company.second_step_optional',
      subject: String(companyId),
      requestId,
    });
  });
}

/**
 * Removes the second step of a member who lost it and ends the member's sessions. Both are notified by mail.
 * @throws DomainError 404 for no other member, 409 for an operator, a member without one, one of whom another company
 * asks for it, or an owner without one.
 */
export async function resetSecondStep(
  { db, siteUrl }: Services,
  caller: Caller,
  { companyId, accountId, requestId }: { companyId: number; accountId: number; requestId: string },
): Promise<CompanyMembers> {
  return await asOwner(db, caller, companyId, async (trx) => {
    await assertSecured(trx, caller);
    const isOther = accountId !== caller.id && (await findMembership(trx, accountId, companyId));
    if (!isOther) throw notFound('member');
    if (await findOperator(trx, accountId)) throw new DomainError(409, 'second_step_of_operator');
    if (!(await isSecondStepOn(trx, accountId))) throw new DomainError(409, 'second_step_off');
    if (await isStepAskedElsewhere(trx, accountId, caller.id))
      throw new DomainError(409, 'second_step_asked_elsewhere');
    await deleteSecondStep(trx, accountId);
    await endAllSessions(trx, accountId, 'second step reset');
    const { name: company } = await readCompanyName(trx, companyId);
    const member = await readAddress(trx, accountId);
    const facts = { siteUrl, company, member: member.name, by: caller.name };
    for (const { name, email } of [member, caller])
      await queueLocalisedMail(trx, email, (language) => secondStepResetMail({ ...facts, language, name }));
    await writeAudit(trx, {
      accountId: caller.id,
      action: 'company.second_step_reset',
      subject: String(companyId),
      detail: { account_id: accountId },
      requestId,
    });
  });
}

async function assertSecured(trx: Executor, { familyId }: Caller): Promise<void> {
  if (!(await isSessionSecured(trx, familyId))) throw new DomainError(409, 'second_step_first');
}
