import { DEMO_ACCOUNTS } from '@cpa/shared/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { refreshAnswerDays } from '../../domains/companies/answerDays.repository.ts';
import { hashPassword } from '../../domains/accounts/password.ts';
import { makeApplications } from './demoApplications.ts';
import { demoClock } from './demoClock.ts';
import { makeCompanies } from './demoCompanies.ts';
import { loadDemoOrders } from './demoOrders.ts';
import { makeAccounts, makeApplicants, makeMemberships } from './demoPeople.ts';
import { makeDailyViews } from './demoViews.ts';
import { makeVacancies } from './demoVacancies.ts';
import { grantDemoUnits } from './grantDemoUnits.ts';

export interface DemoLoaded {
  /** False: it was already loaded and nothing changed. */
  isNew: boolean;
  companies: number;
  vacancies: number;
  applicants: number;
  applications: number;
}

/** Advisory lock id, so that concurrent processes load the demo once. */
const LOCK = 719_204_332;

/** Tables of the demo and their dependents; options and packages belong to the product. */
const DEMO_TABLES = ['accounts', 'companies', 'vacancies', 'applicants', 'applications'] as const;
const ALL_TABLES = [
  ...DEMO_TABLES,
  'mails',
  'audit_entries',
  'newsletter_subscribers',
  'contact_messages',
  'orders',
  'invoice_counters',
  'settings',
];

/** True if the database has no account and no company. */
export async function isDatabaseEmpty(db: Database): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from accounts) and not exists (select from companies) as empty
  `.execute(db);
  return rows[0]!.empty;
}

/**
 * Loads the demo into an empty database; does nothing once loaded. @throws Error when the database holds other data.
 */
export async function loadDemo(db: Database, now = new Date()): Promise<DemoLoaded> {
  const passwordHash = await hashPassword(DEMO_ACCOUNTS.recruiter.password);
  return await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    const loaded = await trx
      .selectFrom('settings')
      .select('name')
      .where('name', '=', 'demo')
      .executeTakeFirst();
    if (!loaded && !(await isDatabaseEmpty(trx))) {
      throw new Error('The demo needs an empty database: this one has accounts or companies of its own.');
    }
    if (!loaded) await fill(trx, now, passwordHash);
    return { isNew: !loaded, ...(await count(trx)) };
  });
}

/**
 * Empties a database that holds the demo, including later additions, and reloads it. @throws Error when the database
 * does not hold the demo.
 */
export async function resetDemo(db: Database, now = new Date()): Promise<DemoLoaded> {
  const loaded = await db.selectFrom('settings').select('name').where('name', '=', 'demo').executeTakeFirst();
  if (!loaded && !(await isDatabaseEmpty(db))) {
    throw new Error('Only a database that holds the demo can be reset: this one has data of its own.');
  }
  await db.transaction().execute(async (trx) => {
    // Triggers queue their files for deletion, which `truncate` does not.
    await trx.updateTable('companies').set({ cover: null }).execute();
    await trx.deleteFrom('company_pictures').execute();
    await trx.deleteFrom('resumes').execute();
    const tables = sql.join(ALL_TABLES.map((table) => sql.table(table)));
    await sql`truncate ${tables} restart identity cascade`.execute(trx);
  });
  return await loadDemo(db, now);
}

async function fill(trx: Transaction<Schema>, now: Date, passwordHash: string): Promise<void> {
  const clock = demoClock(now);
  const vacancies = makeVacancies(clock);
  const { applications, history, notes } = makeApplications(clock, vacancies);
  await trx.insertInto('accounts').values(makeAccounts(clock, passwordHash)).execute();
  await trx.insertInto('companies').values(makeCompanies(clock)).execute();
  await trx.insertInto('memberships').values(makeMemberships()).execute();
  await trx.insertInto('vacancies').values(vacancies).execute();
  await sql`
    insert into vacancy_contacts (company_id, email, asked_at, confirmed_at)
    select distinct company_id, contact_email, ${now}::timestamptz, ${now}::timestamptz
    from vacancies where contact_email is not null
  `.execute(trx);
  await trx.insertInto('vacancy_views_daily').values(makeDailyViews(clock, vacancies)).execute();
  await grantDemoUnits(trx, await loadDemoOrders(trx, clock), { clock, vacancies });
  await trx.insertInto('applicants').values(makeApplicants(clock)).execute();
  await trx.insertInto('applications').values(applications).execute();
  await trx.insertInto('application_history').values(history).execute();
  await trx.insertInto('application_notes').values(notes).execute();
  await refreshAnswerDays(trx, now);
  await trx
    .insertInto('settings')
    .values({ name: 'demo', value: JSON.stringify({ loaded_at: now.toISOString() }) })
    .execute();
  // Sequences continue after the demo rows.
  for (const table of DEMO_TABLES) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      trx,
    );
  }
}

async function count(trx: Transaction<Schema>): Promise<Omit<DemoLoaded, 'isNew'>> {
  const { rows } = await sql<Omit<DemoLoaded, 'isNew'>>`
    select (select count(*) from companies) as companies, (select count(*) from vacancies) as vacancies,
      (select count(*) from applicants) as applicants, (select count(*) from applications) as applications
  `.execute(trx);
  return rows[0]!;
}
