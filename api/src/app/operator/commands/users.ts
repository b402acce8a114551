import { sql } from 'kysely';
import { endAllSessions } from '../../../domains/accounts/sessions/endSessions.repository.ts';
import { audited } from '../audited.ts';
import { Refusal } from '../refusal.ts';
import { dayOf, table } from '../table.ts';
import type { OperatorContext, Verb } from '../verb.ts';
import { closeVacanciesOf } from './closeVacanciesOf.ts';
import { findAccount, type FoundAccount } from './findAccount.ts';

const ONE = { words: '<e-mail or number>', count: { least: 1, most: 1 } };

const listUsers: Verb = {
  name: 'users list',
  summary: 'The newest accounts, or those whose name or address holds a text.',
  options: {
    role: { type: 'string', help: 'recruiter or applicant' },
    search: { type: 'string', help: 'part of a name or an address' },
  },
  run: async ({ db }, { options }) => {
    const role = roleOf(options['role']);
    const search = String(options['search'] ?? '').toLowerCase();
    const accounts = await db
      .selectFrom('accounts')
      .select(['id', 'role', 'email', 'name', 'verified_at', 'banned_at', 'created_at'])
      .$if(role !== undefined, (query) => query.where('role', '=', role!))
      .$if(search !== '', (query) =>
        query.where(sql<boolean>`position(${search} in lower(name || ' ' || email)) > 0`),
      )
      .orderBy('id', 'desc')
      .limit(50)
      .execute();
    return { data: accounts, text: table(accounts.map(rowOf)) || 'There are none.' };
  },
};

const showUser: Verb = {
  name: 'users show',
  ...ONE,
  summary: 'One account, its companies or profile, and its last sign-ins.',
  run: async ({ db }, { words }) => {
    const account = await findAccount(db, words[0]!);
    const companies = await db
      .selectFrom('memberships as m')
      .innerJoin('companies as c', 'c.id', 'm.company_id')
      .select(['c.id', 'c.name', 'm.membership'])
      .where('m.account_id', '=', account.id)
      .execute();
    const { sessions } = await db
      .selectFrom('session_families')
      .select((row) => row.fn.countAll<number>().as('sessions'))
      .where('account_id', '=', account.id)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirstOrThrow();
    const trail = await db
      .selectFrom('audit_entries')
      .select(['at', 'action', 'subject'])
      .where('account_id', '=', account.id)
      .orderBy('id', 'desc')
      .limit(10)
      .execute();
    const text = [
      table([rowOf(account)]),
      ...companies.map(({ id, name, membership }) => `company ${id}  ${name} (${membership})`),
      `signed in on ${sessions} ${sessions === 1 ? 'device' : 'devices'}`,
      table(trail.map(({ at, action, subject }) => [at.toISOString(), action, subject])),
    ];
    return { data: { ...account, companies, sessions, trail }, text: text.filter(Boolean).join('\n') };
  },
};

const verifyUser: Verb = {
  name: 'users verify',
  ...ONE,
  summary: 'Holds the e-mail address for verified, as its link would.',
  run: async (context, { words }) => {
    const account = await findAccount(context.db, words[0]!);
    if (account.verified_at) return { data: account, text: `${account.email} is verified already.` };
    await context.db
      .updateTable('accounts')
      .set({ verified_at: sql<Date>`now()` })
      .where('id', '=', account.id)
      .execute();
    await audited(context, 'user_verified', account.id);
    return { data: await findAccount(context.db, String(account.id)), text: `${account.email} is verified.` };
  },
};

const banUser: Verb = {
  name: 'users ban',
  ...ONE,
  summary: 'Closes an account: signed out everywhere, and no way in.',
  options: {
    reason: { type: 'string', help: 'for the trail' },
    'close-vacancies': { type: 'boolean', help: 'of companies that nobody else recruits for' },
  },
  hasDryRun: true,
  run: async (context, { words, options }) => {
    const account = await findAccount(context.db, words[0]!);
    if (account.banned_at) throw new Refusal(`${account.email} is banned already.`);
    await setBanned(context, account, true);
    await endAllSessions(context.db, account.id, 'banned');
    const closed = options['close-vacancies'] ? await closeVacanciesOf(context.db, account.id) : 0;
    await audited(context, 'user_banned', account.id, { reason: String(options['reason'] ?? ''), closed });
    return {
      data: { id: account.id, email: account.email, closed_vacancies: closed },
      text: `${account.email} is banned and signed out everywhere; ${closed} vacancies were closed.`,
    };
  },
};

const unbanUser: Verb = {
  name: 'users unban',
  ...ONE,
  summary: 'Opens a banned account again.',
  run: async (context, { words }) => {
    const account = await findAccount(context.db, words[0]!);
    if (!account.banned_at) throw new Refusal(`${account.email} is not banned.`);
    await setBanned(context, account, false);
    await audited(context, 'user_unbanned', account.id);
    return { data: { id: account.id, email: account.email }, text: `${account.email} can sign in again.` };
  },
};

export const userVerbs: Verb[] = [listUsers, showUser, verifyUser, banUser, unbanUser];

async function setBanned({ db }: OperatorContext, { id }: FoundAccount, isBanned: boolean): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ banned_at: isBanned ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute();
}

function rowOf(account: FoundAccount): (string | number)[] {
  const { id, role, email, name, verified_at, banned_at, created_at } = account;
  const state = banned_at ? 'banned' : verified_at ? 'verified' : 'unverified';
  return [id, role, email, name, state, dayOf(created_at)];
}

function roleOf(word: string | boolean | undefined): 'recruiter' | 'applicant' | undefined {
  if (word === undefined || word === 'recruiter' || word === 'applicant') return word;
  throw new Refusal('--role is recruiter or applicant.');
}
