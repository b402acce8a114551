import type { CompanyMembers, Invitation, InvitationCreate, Membership } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { DomainError, invalidField, notFound } from '../../../platform/errors/domainError.ts';
import { writeAudit } from '../../accounts/audit/audit.repository.ts';
import { queueLocalisedMail, readMailLanguage } from '../../accounts/localisedMail.repository.ts';
import type { Caller } from '../../accounts/caller.ts';
import { newSecretToken } from '../../accounts/secretTokens.ts';
import { proveAddress } from '../../accounts/proveAddress.service.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { readOwnCompany, lockMembership } from '../companyEditing.repository.ts';
import { assertOwner, assertOwnerLeft } from '../company.rules.ts';
import { isSecondStepRequired } from './companySecondStep.repository.ts';
import { invitationMail } from './invitation.mails.ts';
import { recordChange } from './membershipChange.service.ts';
import {
  deleteInvitation,
  findInvitation,
  insertInvitation,
  lockInvitingCompany,
  readInvitations,
  renewInvitation,
  takeInvitation,
} from './invitations.repository.ts';
import {
  countOwners,
  deleteMember,
  findMembership,
  insertMember,
  isMemberByEmail,
  readMembers,
  updateMember,
} from './members.repository.ts';

interface Services {
  db: Database;
  siteUrl: string;
}

/** Lists members, and for owners the open invitations. @throws DomainError 404 for another company. */
export async function listMembers(db: Executor, caller: Caller, companyId: number): Promise<CompanyMembers> {
  const membership = await findMembership(db, caller.id, companyId);
  if (!membership) throw notFound('company');
  const isForOwner = membership === 'owner';
  return {
    members: await readMembers(db, companyId, { isForOwner }),
    invitations: isForOwner ? await readInvitations(db, companyId) : [],
    requires_second_step: await isSecondStepRequired(db, companyId),
  };
}

/** Invites an e-mail address and mails the link. @throws DomainError 422 for a member or an invited e-mail address. */
export async function invite(
  services: Services,
  caller: Caller,
  companyId: number,
  { email, membership }: InvitationCreate,
): Promise<CompanyMembers> {
  return await asOwner(services.db, caller, companyId, async (trx) => {
    if (await isMemberByEmail(trx, companyId, email)) throw invalidField('email', 'already_member');
    const token = newSecretToken();
    const invitation = { company_id: companyId, email, membership, invited_by: caller.id, token };
    if (!(await insertInvitation(trx, invitation))) throw invalidField('email', 'already_invited');
    await mailInvitation(services, trx, caller, companyId, invitation);
  });
}

/** Mails a new link; the earlier one stops working. */
export async function resendInvitation(
  services: Services,
  caller: Caller,
  companyId: number,
  id: number,
): Promise<CompanyMembers> {
  return await asOwner(services.db, caller, companyId, async (trx) => {
    const token = newSecretToken();
    const invitation = await renewInvitation(trx, companyId, { id, token, sender: caller.id });
    if (!invitation) throw notFound('invitation');
    await mailInvitation(services, trx, caller, companyId, { ...invitation, token });
  });
}

export async function revokeInvitation(
  { db }: Services,
  caller: Caller,
  companyId: number,
  id: number,
): Promise<CompanyMembers> {
  return await asOwner(db, caller, companyId, async (trx) => {
    if (!(await deleteInvitation(trx, companyId, id))) throw notFound('invitation');
  });
}

/** @throws DomainError 409 for the last owner. */
export async function changeMembership(
  services: Services,
  caller: Caller,
  companyId: number,
  accountId: number,
  membership: Membership,
): Promise<CompanyMembers> {
  return await asOwner(services.db, caller, companyId, async (trx) => {
    const before = await findMembership(trx, accountId, companyId);
    if (!before) throw notFound('member');
    assertOwnerLeft(await countOwners(trx, companyId), before, membership);
    await recordChange(
      trx,
      services.siteUrl,
      caller,
      { companyId, accountId, before, after: membership },
      async () => {
        await updateMember(trx, companyId, accountId, membership);
      },
    );
    await audit(trx, caller, 'company.member_changed', companyId, { account_id: accountId, membership });
  });
}

/** Removes a member; members who are not owners may remove only themselves. @throws DomainError 409 for the last owner. */
export async function removeMember(
  services: Services,
  caller: Caller,
  companyId: number,
  accountId: number,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const own = await lockMembership(trx, caller.id, companyId);
    if (!own) throw notFound('company');
    if (accountId !== caller.id) assertOwner(own);
    const before = await findMembership(trx, accountId, companyId);
    if (!before) throw notFound('member');
    assertOwnerLeft(await countOwners(trx, companyId), before, null);
    await recordChange(
      trx,
      services.siteUrl,
      caller,
      { companyId, accountId, before, after: null },
      async () => {
        await deleteMember(trx, companyId, accountId);
      },
    );
    await audit(trx, caller, 'company.member_removed', companyId, { account_id: accountId });
  });
}

/** Reads the invitation of a link. @throws DomainError 404 for an invalid token, 403 for another e-mail address. */
export async function readInvitation(db: Executor, caller: Caller, token: string): Promise<Invitation> {
  const invitation = await findInvitation(db, token);
  if (!invitation) throw linkExpired();
  if (invitation.email === caller.email) return invitation;
  throw new DomainError(403, 'other_address', { email: caller.email });
}

/**
 * Makes the caller a member. The link works once. It was mailed to the caller, so it proves the e-mail address; the
 * first proof notifies open pages.
 */
export async function acceptInvitation(
  services: Services & { publishEvent: PublishEvent },
  caller: Caller,
  token: string,
): Promise<Invitation> {
  const { invitation, isFirst } = await services.db.transaction().execute(async (trx) => {
    await lockInvitingCompany(trx, token);
    const accepted = await readInvitation(trx, caller, token);
    if (!(await takeInvitation(trx, token))) throw linkExpired();
    const { company, membership } = accepted;
    const before = (await findMembership(trx, caller.id, company.id)) ?? null;
    // An existing member keeps the role.
    const change = { companyId: company.id, accountId: caller.id, before, after: before ?? membership };
    await recordChange(trx, services.siteUrl, caller, change, async () => {
      await insertMember(trx, { company_id: company.id, account_id: caller.id, membership });
    });
    await audit(trx, caller, 'company.member_joined', company.id, { membership });
    const proof = { siteUrl: services.siteUrl, familyId: caller.familyId };
    return { invitation: accepted, isFirst: await proveAddress(trx, caller.id, proof) };
  });
  if (isFirst) await services.publishEvent(`private-user.${caller.id}`, 'user-verified', { id: caller.id });
  return invitation;
}

function linkExpired(): DomainError {
  return new DomainError(404, 'invitation_invalid');
}

/** Runs a change of the members as an owner, one at a time for each company. */
export async function asOwner(
  db: Database,
  caller: Caller,
  companyId: number,
  change: (trx: Executor) => Promise<void>,
): Promise<CompanyMembers> {
  return await db.transaction().execute(async (trx) => {
    const membership = await lockMembership(trx, caller.id, companyId);
    if (!membership) throw notFound('company');
    assertOwner(membership);
    await change(trx);
    return await listMembers(trx, caller, companyId);
  });
}

async function mailInvitation(
  { siteUrl }: Services,
  db: Executor,
  caller: Caller,
  companyId: number,
  { email, membership, token }: { email: string; membership: Membership; token: string },
): Promise<void> {
  const company = (await readOwnCompany(db, caller.id, companyId))!.name;
  const facts = { siteUrl, company, inviter: caller.name, email, membership, token };
  await queueLocalisedMail(db, email, (language) => invitationMail({ ...facts, language }), {
    // Language of the invited account, else that of the colleague.
    otherwise: await readMailLanguage(db, caller.email),
  });
  await audit(db, caller, 'company.invited', companyId, { email, membership });
}

async function audit(
  db: Executor,
  { id }: Caller,
  action: string,
  companyId: number,
  detail: Record<string, string | number>,
): Promise<void> {
  await writeAudit(db, { accountId: id, action, subject: String(companyId), detail });
}
