import { sql } from 'kysely';
import type { Database } from '../../../src/platform/database/connect.ts';

/** Tables with data of users and companies that no rejected call changes. */
const KEPT = [
  'account_identities',
  'accounts',
  'applicants',
  'application_history',
  'application_messages',
  'application_notes',
  'applications',
  'calendar_feeds',
  'companies',
  'company_invitations',
  'company_pictures',
  'conversation_mutes',
  'cvs',
  'entitlement_ledger',
  'entitlements',
  'hidden_recommendations',
  'identity_links',
  'imports',
  'interview_scorecards',
  'interview_slots',
  'interviews',
  'mails',
  'message_templates',
  'memberships',
  'note_mentions',
  'notification_settings',
  'order_items',
  'orders',
  'quiet_hours',
  'refund_requests',
  'passkeys',
  'recovery_codes',
  'refunds',
  'resumes',
  'saved_vacancies',
  'saved_views',
  'scraped_vacancies',
  'search_alerts',
  'second_steps',
  'sign_up_links',
  'trusted_devices',
  'vacancies',
  'vacancy_history',
  'viewed_vacancies',
];

/**
 * Returns a digest of all user and company data: equal before and after a call that changed nothing. PostgreSQL writes
 * an inserted or updated row to a new place with the number of its transaction, so the row contents need not be read.
 */
export async function fingerprint(db: Database): Promise<string> {
  const all = KEPT.map(
    (table) =>
      sql`select sum(hashtextextended(${sql.lit(table)} || ctid || xmin, 0)) as rows from ${sql.table(table)}`,
  );
  const { rows } = await sql<{ print: string }>`
    select coalesce(sum(rows), 0)::text as print from (${sql.join(all, sql` union all `)}) as everything
  `.execute(db);
  return rows[0]!.print;
}
