import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/connect.ts';

const KEPT = [
  'accounts',
  'applicants',
  'application_history',
  'application_notes',
  'applications',
  'companies',
  'cvs',
  'entitlement_ledger',
  'imports',
  'interview_slots',
  'interviews',
  'mails',
  'memberships',
  'company_invitations',
  'order_items',
  'orders',
  'resumes',
  'saved_vacancies',
  'scraped_vacancies',
  'search_alerts',
  'vacancies',
  'vacancy_history',
];

/** Returns a digest of all user and company data: equal before and after a call that changed nothing. */
export async function fingerprint(db: Database): Promise<string> {
  const all = KEPT.map(
    (table) => sql`select ${sql.lit(table)} || t::text as line from ${sql.table(table)} t`,
  );
  const { rows } = await sql<{ print: string }>`
    select md5(string_agg(line, '' order by line)) as print from (${sql.join(all, sql` union all `)}) everything
  `.execute(db);
  return rows[0]!.print;
}
