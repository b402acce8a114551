import { FINAL_STATUSES } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/executor.ts';
import { visibleStatus } from './status/visibleStatus.repository.ts';

/** Returns whether a company waits for the applicant: it has proposed times for an interview, or made an offer. */
export async function isAwaited(db: Executor, applicantId: number): Promise<boolean> {
  const row = await db
    .selectFrom('applications as a')
    .select(visibleStatus.as('status'))
    .where('a.applicant_id', '=', applicantId)
    .where(
      sql<boolean>`(${visibleStatus} = 'offer' or ${visibleStatus} <> all (${FINAL_STATUSES}::text[])
        and exists (select from interviews i where i.application_id = a.id and i.status = 'proposed'))`,
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
