import type { Profile } from '@cpa/shared/contracts';
import { isAwaited } from '../domains/applications/awaited.repository.ts';
import { countUnreadConversations } from '../domains/applications/messages/unreadMessages.repository.ts';
import { readTotals } from '../domains/dashboard/dashboard.repository.ts';
import { navigationCounts } from '../domains/dashboard/dashboard.service.ts';
import { countUnread } from '../domains/notifications/inbox/inbox.repository.ts';
import type { Executor } from '../platform/database/executor.ts';

/** Reads the pending items of a user. Several domains provide them, so the profile cannot read them itself. */
export async function readWaiting(
  db: Executor,
  { id, applicant_id, companies, verified }: Pick<Profile, 'id' | 'applicant_id' | 'companies' | 'verified'>,
): Promise<NonNullable<Profile['waiting']>> {
  const [company, ...others] = companies;
  const [unread, is_awaited, unreadConversations, totals] = await Promise.all([
    countUnread(db, [id]),
    applicant_id === null ? false : isAwaited(db, applicant_id),
    applicant_id === null ? undefined : countUnreadConversations(db, applicant_id),
    company && others.length === 0 ? readTotals(db, company.id) : undefined,
  ]);
  const counts = {
    ...(totals && navigationCounts(totals, { verified })),
    ...(unreadConversations !== undefined && { unread_conversations: unreadConversations }),
  };
  return { unread: unread.get(id) ?? 0, is_awaited, ...(Object.keys(counts).length > 0 && { counts }) };
}
