import { FINAL_STATUSES, type StoredData } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';

type Owner = { accountId: number; applicantId: number | null; email: string | null };

/** Counts what is stored about an applicant. `email` is null until it is verified. */
export async function countStoredData(
  db: Executor,
  { accountId, applicantId, email }: Owner,
): Promise<Omit<StoredData, 'last_exported_at'>> {
  const { rows } = await sql<Omit<StoredData, 'last_exported_at'>>`
    select
      (select count(*)::integer from applications where applicant_id = ${applicantId}) as applications,
      (select count(*)::integer from applications
        where applicant_id = ${applicantId} and not status = any (${FINAL_STATUSES}::text[])) as open_applications,
      (select count(*)::integer from resumes where applicant_id = ${applicantId}) as resumes,
      (select coalesce(sum(size), 0)::integer from resumes where applicant_id = ${applicantId})
        + (select coalesce(sum(m.file_size), 0)::integer from application_messages m
          join applications a on a.id = m.application_id
          where a.applicant_id = ${applicantId} and m.side = 'applicant') as file_bytes,
      exists (select from applicants where id = ${applicantId} and photo is not null) as has_photo,
      (select count(*)::integer from saved_vacancies where account_id = ${accountId}) as saved_vacancies,
      (select count(*)::integer from search_alerts where email = ${email}) as search_alerts
  `.execute(db);
  return rows[0]!;
}
