import { dayInAruba, type RecruiterVacancy } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';
import { chooseLastDay, choosePosting } from '../posting/posting.rules.ts';
import { readPostingOptions, takePosting } from '../posting/takePosting.service.ts';
import { recordContact } from '../contacts/contacts.repository.ts';
import { recordHistory, updateVacancy } from '../vacancyEditing.repository.ts';
import { assertComplete } from './content.rules.ts';

type Content = Parameters<typeof assertComplete>[0] &
  Pick<RecruiterVacancy, 'valid_through' | 'contact_email'>;

/**
 * Opens a vacancy of a locked company with a posting; `by` is null for automatic changes. Checks everything before
 * the first write.
 * @throws DomainError 422 for missing fields, 402 without a posting.
 */
export async function publishVacancy(
  db: Executor,
  by: number | null,
  { id, company_id }: { id: number; company_id: number },
  content: Content,
  now: Date,
): Promise<void> {
  assertComplete(content);
  const today = dayInAruba(now);
  const posting = choosePosting(await readPostingOptions(db, company_id, id), today);
  const valid_through = chooseLastDay(content.valid_through, posting.posted_until, today);
  await takePosting(db, id, posting);
  await recordContact(db, { companyId: company_id, email: content.contact_email });
  const schedule = { opens_at: null, scheduled_by: null };
  await updateVacancy(db, id, { status: 'open', published_at: now, valid_through, ...schedule });
  await recordHistory(db, id, { status: 'open', by, note: `Published until ${valid_through}.` });
}
