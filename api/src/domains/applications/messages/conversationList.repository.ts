import type { ConversationSummary } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { selectVacancyCards, toVacancyCard } from '../../vacancies/cards/vacancyCards.repository.ts';
import { endCause } from '../applicationEnd.repository.ts';
import { unreadMessages } from './unreadMessages.repository.ts';

/** Lists the applications of an applicant that have messages, latest first, each with its latest message. */
export async function readConversations(
  db: Executor,
  accountId: number,
  applicantId: number,
): Promise<ConversationSummary[]> {
  const rows = await selectVacancyCards(db)
    .innerJoin('applications as a', 'a.vacancy_id', 'v.id')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('application_messages as m')
          .leftJoin('accounts as author', 'author.id', 'm.account_id')
          .select(['m.id as message_id', 'm.account_id as author_id', 'm.created_at as sent_at'])
          .select('author.name as by')
          .select(sql<string>`left(regexp_replace(m.text, '\\s+', ' ', 'g'), 160)`.as('text'))
          .whereRef('m.application_id', '=', 'a.id')
          .orderBy('m.id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select(['latest.author_id', 'latest.sent_at', 'latest.by', 'latest.text'])
    .select([sql<boolean>`${endCause} is not null`.as('has_ended'), unreadMessages('applicant').as('unread')])
    .where('a.applicant_id', '=', applicantId)
    .orderBy('latest.message_id', 'desc')
    .execute();
  return rows.map((row) => ({
    vacancy: toVacancyCard(row),
    has_ended: row.has_ended,
    unread: row.unread,
    latest: {
      by: row.by,
      is_own: row.author_id === accountId,
      text: row.text,
      at: row.sent_at.toISOString(),
    },
  }));
}
