import { dayInAruba } from '@cpa/shared/contracts';
import { CliError, table } from '@cpa/shared/server';
import { Argument, Option } from 'commander';
import { proveAddress } from '../../../domains/accounts/proveAddress.service.ts';
import { resetSecondStep } from '../../../domains/accounts/second-step/resetSecondStep.service.ts';
import { isSecondStepOn } from '../../../domains/accounts/secondSteps.repository.ts';
import { endAllSessions } from '../../../domains/accounts/sessions/endSessions.repository.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { auditAction } from '../auditAction.ts';
import type { OperatorCommand } from '../operatorCommand.ts';
import { closeVacancies } from './closeVacancies.repository.ts';
import * as repository from './users.repository.ts';

const ACCOUNT = new Argument('<e-mail or ID>', 'e-mail address or ID of the account');

const listUsers: OperatorCommand = {
  name: 'users list',
  summary: 'List the 50 newest accounts that match.',
  options: [
    new Option('--role <role>', 'only accounts with this role').choices(['recruiter', 'applicant']),
    new Option('--search <text>', 'only accounts whose name or e-mail address contains the text'),
  ],
  run: async ({ db }, { options }) => {
    const { role, search = '' } = options as Partial<repository.AccountFilters>;
    const accounts = await repository.findAccounts(db, {
      search: search.toLowerCase(),
      ...(role && { role }),
    });
    return { data: accounts, text: table(accounts.map(toRow)) || 'No accounts found.' };
  },
};

const showUser: OperatorCommand = {
  name: 'users show',
  argument: ACCOUNT,
  summary: 'Show an account with its companies, sessions and recent activity.',
  run: async ({ db }, { args }) => {
    const account = await getAccount(db, args[0]!);
    const companies = await repository.findMemberships(db, account.id);
    const sessions = await repository.countOpenSessions(db, account.id);
    const trail = await repository.findRecentActivity(db, account.id);
    const text = [
      table([toRow(account)]),
      ...companies.map(({ id, name, membership }) => `company ${id}  ${name} (${membership})`),
      `signed in on ${sessions} ${sessions === 1 ? 'device' : 'devices'}`,
      table(trail.map(({ at, action, subject }) => [at.toISOString(), action, subject])),
    ];
    return { data: { ...account, companies, sessions, trail }, text: text.filter(Boolean).join('\n') };
  },
};

const verifyUser: OperatorCommand = {
  name: 'users verify',
  argument: ACCOUNT,
  summary: 'Mark an e-mail address as verified and end the sessions and the password from before.',
  run: async (context, { args }) => {
    const account = await getAccount(context.db, args[0]!);
    if (account.verified_at) return { data: account, text: `${account.email} is already verified.` };
    await proveAddress(context.db, account.id, { siteUrl: context.config.siteUrl, proof: 'operator' });
    await auditAction(context, 'user_verified', account.id);
    return {
      data: await getAccount(context.db, String(account.id)),
      text: `${account.email} is verified and signed out on all devices. A link for a new password is mailed to it.`,
    };
  },
};

const banUser: OperatorCommand = {
  name: 'users ban',
  argument: ACCOUNT,
  summary: 'Ban an account: revoke its sessions and block sign-in.',
  options: [
    new Option('--reason <text>', 'reason to record in the audit trail'),
    new Option('--close-vacancies', 'close the vacancies of companies without another recruiter'),
  ],
  hasDryRun: true,
  run: async (context, { args, options }) => {
    const { reason = '', closeVacancies: closes } = options as { reason?: string; closeVacancies?: boolean };
    const account = await getAccount(context.db, args[0]!);
    if (account.banned_at) throw new CliError(`${account.email} is already banned.`);
    await repository.setBanned(context.db, account.id, true);
    await endAllSessions(context.db, account.id, 'banned');
    const closed = closes ? await closeVacancies(context.db, account.id) : 0;
    await auditAction(context, 'user_banned', account.id, { reason, closed });
    return {
      data: { id: account.id, email: account.email, closed_vacancies: closed },
      text: `${account.email} is banned and signed out on all devices. Closed vacancies: ${closed}.`,
    };
  },
};

const unbanUser: OperatorCommand = {
  name: 'users unban',
  argument: ACCOUNT,
  summary: 'Lift the ban of an account.',
  run: async (context, { args }) => {
    const account = await getAccount(context.db, args[0]!);
    if (!account.banned_at) throw new CliError(`${account.email} is not banned.`);
    await repository.setBanned(context.db, account.id, false);
    await auditAction(context, 'user_unbanned', account.id);
    return { data: { id: account.id, email: account.email }, text: `${account.email} can sign in again.` };
  },
};

const resetStep: OperatorCommand = {
  name: 'users reset-second-step',
  argument: ACCOUNT,
  summary: 'Remove the second step of a user who lost it, and revoke the sessions.',
  hasDryRun: true,
  run: async (context, { args }) => {
    const { id, email } = await getAccount(context.db, args[0]!);
    if (!(await isSecondStepOn(context.db, id))) throw new CliError(`${email} has no second step.`);
    await resetSecondStep(context.db, id, context.config.siteUrl);
    await auditAction(context, 'user_second_step_reset', id);
    return {
      data: { id, email },
      text: `${email} signs in without a second step and is signed out on all devices.`,
    };
  },
};

export const userCommands: OperatorCommand[] = [
  listUsers,
  showUser,
  verifyUser,
  banUser,
  unbanUser,
  resetStep,
];

async function getAccount(db: Executor, idOrEmail: string): Promise<repository.FoundAccount> {
  const account = await repository.findAccount(db, idOrEmail);
  if (!account) throw new CliError(`No account found for "${idOrEmail}".`);
  return account;
}

function toRow(account: repository.FoundAccount): (string | number)[] {
  const { id, role, email, name, verified_at, banned_at, created_at } = account;
  const state = banned_at ? 'banned' : verified_at ? 'verified' : 'unverified';
  return [id, role, email, name, state, dayInAruba(created_at)];
}
