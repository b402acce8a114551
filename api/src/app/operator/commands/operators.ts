import { dayInAruba } from '@cpa/shared/contracts';
import { CliError, table, userName } from '@cpa/shared/server';
import { Argument } from 'commander';
import {
  deleteOperator,
  findOperators,
  insertOperator,
} from '../../../domains/accounts/operators/operators.repository.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { auditAction } from '../auditAction.ts';
import type { OperatorCommand } from '../operatorCommand.ts';
import { findAccount, type FoundAccount } from './users.repository.ts';

const ACCOUNT = new Argument('<e-mail or ID>', 'e-mail address or ID of the account');

const listOperators: OperatorCommand = {
  name: 'operators list',
  summary: 'List the accounts that may operate the releases of the site.',
  run: async ({ db }) => {
    const data = await findOperators(db);
    const rows = data.map(({ id, email, name, granted_by, granted_at }) => [
      id,
      email,
      name,
      `granted by ${granted_by} on ${dayInAruba(granted_at)}`,
    ]);
    return { data, text: table(rows) || 'No operators. Use: portal operators add <e-mail>' };
  },
};

const addOperator: OperatorCommand = {
  name: 'operators add',
  argument: ACCOUNT,
  summary: 'Let an account operate releases at /operator/releases and decide refunds at /operator/refunds.',
  run: async (context, { args }) => {
    const account = await getAccount(context.db, args[0]!);
    if (!account.verified_at)
      throw new CliError(
        `The e-mail address ${account.email} is not verified. Use: portal users verify ${account.email}`,
      );
    const data = { id: account.id, email: account.email };
    if (!(await insertOperator(context.db, account.id, userName())))
      return { data, text: `${account.email} is already an operator.` };
    await auditAction(context, 'operator_added', account.id);
    return {
      data,
      text: `${account.email} is an operator: /operator/releases shows the releases, /operator/refunds the refunds to decide.`,
    };
  },
};

const removeOperator: OperatorCommand = {
  name: 'operators remove',
  argument: ACCOUNT,
  summary: 'Take the right to operate the releases from an account.',
  run: async (context, { args }) => {
    const account = await getAccount(context.db, args[0]!);
    if (!(await deleteOperator(context.db, account.id)))
      throw new CliError(`${account.email} is not an operator. See: portal operators list`);
    await auditAction(context, 'operator_removed', account.id);
    return {
      data: { id: account.id, email: account.email },
      text: `${account.email} is no longer an operator.`,
    };
  },
};

export const operatorCommands: OperatorCommand[] = [listOperators, addOperator, removeOperator];

async function getAccount(db: Executor, idOrEmail: string): Promise<FoundAccount> {
  const account = await findAccount(db, idOrEmail);
  if (!account)
    throw new CliError(`No account found for "${idOrEmail}". Register it on the site first, then try again.`);
  return account;
}
