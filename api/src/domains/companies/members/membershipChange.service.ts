import type { Executor } from '../../../platform/database/executor.ts';
import { readAddress } from '../../accounts/accounts.repository.ts';
import type { Caller } from '../../accounts/caller.ts';
import { queueLocalisedMail } from '../../accounts/localisedMail.repository.ts';
import { invitationsEndedBy, type MembershipChange, notifiedOf } from '../../accounts/lifeCycles.rules.ts';
import { endInvitations } from './invitations.repository.ts';
import { ownersChangedMail, ownMembershipMail } from './members.mails.ts';
import { readCompanyName, readOwners } from './members.repository.ts';

/** Runs a change of a member, ends the invitations that it ends, and notifies by mail. */
export async function recordChange(
  trx: Executor,
  siteUrl: string,
  caller: Pick<Caller, 'id' | 'name'>,
  { companyId, accountId, ...change }: MembershipChange & { companyId: number; accountId: number },
  run: () => Promise<void>,
): Promise<void> {
  const owners = await readOwners(trx, companyId);
  await run();
  await endInvitations(trx, { companyId, accountId }, invitationsEndedBy(change));
  const notified = notifiedOf(change, { isOwnChange: accountId === caller.id });
  if (!notified.owners && !notified.person) return;
  const { name: company } = await readCompanyName(trx, companyId);
  const person = await readAddress(trx, accountId);
  const facts = { siteUrl, company, person: person.name, by: caller.name, ...change };
  if (notified.person)
    await queueLocalisedMail(trx, person.email, (language) => ownMembershipMail({ ...facts, language }));
  if (!notified.owners) return;
  for (const { id, name, email } of owners)
    if (id !== accountId)
      await queueLocalisedMail(trx, email, (language) => ownersChangedMail({ ...facts, language, name }));
}
