import { CliError, table } from '@cpa/shared/server';
import { Argument, Option } from 'commander';
import { auditAction } from '../auditAction.ts';
import type { OperatorCommand } from '../operatorCommand.ts';
import { listCompanies, setVerified } from './companies.repository.ts';

const list: OperatorCommand = {
  name: 'companies list',
  summary: 'List all companies, unverified ones first.',
  options: [new Option('--unverified', 'only unverified companies')],
  run: async ({ db }, { options }) => {
    const companies = await listCompanies(db, options['unverified'] === true);
    const rows = companies.map(({ id, name, verified }) => [id, verified ? 'verified' : 'unverified', name]);
    return { data: companies, text: table(rows) || 'No companies found.' };
  },
};

const verify: OperatorCommand = {
  name: 'companies verify',
  argument: new Argument('<ID>', 'ID of the company'),
  summary: 'Mark a company as verified.',
  options: [new Option('--undo', 'remove the verified mark')],
  run: async (context, { args, options }) => {
    const verified = options['undo'] !== true;
    const company = await setVerified(context.db, Number(args[0]) || 0, verified);
    if (!company) throw new CliError(`No company found with ID ${args[0]}. See: portal companies list`);
    await auditAction(context, verified ? 'company_verified' : 'company_unverified', company.id);
    return { data: company, text: `${company.name} is ${verified ? 'verified' : 'no longer verified'}.` };
  },
};

export const companyCommands: OperatorCommand[] = [list, verify];
