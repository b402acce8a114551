import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { isReachable } from '../../accounts/reachable.repository.ts';

/** Names of the members that note `n` mentions. */
export const mentionedNames = sql<string[]>`array(
  select mentioned.name from note_mentions join accounts mentioned on mentioned.id = note_mentions.account_id
  where note_mentions.note_id = n.id order by mentioned.name, mentioned.id
)`;

/**
 * Replaces the mentions of a note. Ignores accounts that are not reachable members of the company that received the
 * application.
 * @returns the accounts that the note did not mention before.
 */
export async function replaceMentions(
  db: Executor,
  { applicationId, noteId }: { applicationId: number; noteId: number },
  accountIds: readonly number[],
): Promise<number[]> {
  let dropped = db.deleteFrom('note_mentions').where('note_id', '=', noteId);
  if (accountIds.length > 0) dropped = dropped.where('account_id', 'not in', accountIds);
  await dropped.execute();
  if (accountIds.length === 0) return [];
  const added = await db
    .insertInto('note_mentions')
    .columns(['note_id', 'account_id'])
    .expression((from) =>
      from
        .selectFrom('applications as a')
        .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
        .innerJoin('memberships as m', 'm.company_id', 'v.company_id')
        .innerJoin('accounts as account', 'account.id', 'm.account_id')
        .select([sql<number>`${noteId}::integer`.as('note_id'), 'account.id as account_id'])
        .where('a.id', '=', applicationId)
        .where('account.id', 'in', accountIds)
        .where(isReachable('account')),
    )
    .onConflict((conflict) => conflict.columns(['note_id', 'account_id']).doNothing())
    .returning('account_id')
    .execute();
  return added.map(({ account_id }) => account_id);
}

/** Reads what a notification about a mention shows. The name is null once erased or cleared. */
export async function readMentionFacts(db: Executor, applicationId: number) {
  return await db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .leftJoin('applicants as p', (join) =>
      join.onRef('p.id', '=', 'a.applicant_id').on('a.cleared_at', 'is', null),
    )
    .select(['v.title', 'p.name', 'a.applicant_id'])
    .where('a.id', '=', applicationId)
    .executeTakeFirstOrThrow();
}
