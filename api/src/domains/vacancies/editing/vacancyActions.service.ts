import { dayInAruba } from '@cpa/shared/contracts';
import type { Caller } from '../../accounts/caller.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { writeAudit } from '../../accounts/audit/audit.repository.ts';
import { readUnits, takeUnit, type Unit } from '../posting/entitlements.repository.ts';
import { recordContact } from '../contacts/contacts.repository.ts';
import { assertAllowed, assertVerifiedFor, assertNoApplicants } from './action.rules.ts';
import { assertComplete } from './content.rules.ts';
import type { LockedVacancy } from './ownedVacancies.repository.ts';
import {
  chooseExtension,
  chooseLastDay,
  choosePostingAgain,
  chooseSponsorship,
  assertLater,
  assertNotPast,
} from '../posting/posting.rules.ts';
import { readPackageOptions, readPostingOptions, takePosting } from '../posting/takePosting.service.ts';
import {
  countApplications,
  deleteVacancy,
  recordHistory,
  updateVacancy,
} from '../vacancyEditing.repository.ts';

/** Action on a vacancy that the transaction has locked. */
export interface ActionContext {
  db: Executor;
  caller: Caller;
  vacancy: LockedVacancy;
  now: Date;
}

export async function closeVacancy({ db, caller, vacancy }: ActionContext): Promise<void> {
  assertAllowed('close', vacancy.status);
  await updateVacancy(db, vacancy.id, { status: 'closed' });
  await recordHistory(db, vacancy.id, { status: 'closed', by: caller.id, note: null });
}

export async function extendVacancy(context: ActionContext, wanted: string): Promise<void> {
  const { db, caller, vacancy, now } = context;
  const today = dayInAruba(now);
  assertAllowed('extend', vacancy.status);
  assertNotPast(wanted, today);
  assertLater(wanted, vacancy.valid_through);
  const means = await readPackageOptions(db, vacancy.company_id);
  const posting = chooseExtension(vacancy, means, wanted, today);
  const valid_through = chooseLastDay(wanted, posting.posted_until, today);
  await takePosting(db, vacancy.id, posting);
  await updateVacancy(db, vacancy.id, { valid_through });
  const note = `Extended until ${valid_through}.`;
  await recordHistory(db, vacancy.id, { status: 'open', by: caller.id, note });
}

export async function repostVacancy(context: ActionContext, wanted: string | undefined): Promise<void> {
  const { db, caller, vacancy, now } = context;
  const today = dayInAruba(now);
  assertAllowed('repost', vacancy.status);
  assertComplete(vacancy);
  const means = await readPostingOptions(db, vacancy.company_id, vacancy.id);
  const posting = choosePostingAgain(vacancy, means, today);
  const valid_through = chooseLastDay(wanted, posting.posted_until, today);
  await takePosting(db, vacancy.id, posting);
  // Closing and reposting within one posting keeps the publication date.
  const published_at = posting.isNew ? now : vacancy.published_at;
  await updateVacancy(db, vacancy.id, { status: 'open', valid_through, published_at });
  await recordContact(db, { companyId: vacancy.company_id, email: vacancy.contact_email });
  const note = `Reposted until ${valid_through}.`;
  await recordHistory(db, vacancy.id, { status: 'open', by: caller.id, note });
}

/** @returns false when already sponsored; nothing is used. */
export async function sponsorVacancy({ db, caller, vacancy, now }: ActionContext): Promise<boolean> {
  assertAllowed('sponsor', vacancy.status);
  if (vacancy.sponsored_until !== null && vacancy.sponsored_until > now) return false;
  const units = await readUnits(db, vacancy.company_id, 'sponsorship');
  await sponsorWith({ db, vacancy, now, by: caller.id }, chooseSponsorship(units, vacancy.id));
  return true;
}

/** Uses one sponsorship for an open, locked vacancy; `by` is null for automatic ones. */
export async function sponsorWith(
  {
    db,
    vacancy,
    now,
    by,
  }: Pick<ActionContext, 'db' | 'now'> & { vacancy: { id: number }; by: number | null },
  unit: Unit,
): Promise<void> {
  await takeUnit(db, unit, vacancy.id, 'sponsorship');
  const sponsored_until = new Date(now.getTime() + unit.duration_days * DAY_MS);
  await updateVacancy(db, vacancy.id, { sponsored_until });
  const note = `Sponsored until ${dayInAruba(sponsored_until)}.`;
  await recordHistory(db, vacancy.id, { status: 'open', by, note });
}

/** Cascades to its history; the audit trail records the deletion. */
export async function removeVacancy(
  { db, caller, vacancy }: ActionContext,
  requestId: string,
): Promise<void> {
  assertVerifiedFor(vacancy.status !== 'draft', caller);
  assertAllowed('delete', vacancy.status);
  assertNoApplicants(await countApplications(db, vacancy.id));
  await deleteVacancy(db, vacancy.id);
  const { id, title, company_id } = vacancy;
  await writeAudit(db, {
    accountId: caller.id,
    action: 'vacancy.deleted',
    subject: String(id),
    detail: { title, company_id },
    requestId,
  });
}

const DAY_MS = 24 * 3_600_000;
