import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import type { Side } from './messages.repository.ts';

/** Number of messages about application `a` that this side has not seen. */
export const unreadMessages = (side: Side) => sql<number>`(
  select count(*)::integer from application_messages u
  where u.application_id = a.id and u.side <> ${sql.lit(side)} and u.read_at is null
)`;

/** Counts the applications of an applicant with messages of the company that it has not seen. */
export async function countUnreadConversations(db: Executor, applicantId: number): Promise<number> {
  const { count } = await db
    .selectFrom('applications as a')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('a.applicant_id', '=', applicantId)
    .where(
      sql<boolean>`exists (
      select from application_messages u
      where u.application_id = a.id and u.side = 'company' and u.read_at is null
    )`,
    )
    .executeTakeFirstOrThrow();
  return count;
}
