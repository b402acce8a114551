import { audited } from '../audited.ts';
import { Refusal } from '../refusal.ts';
import { table } from '../table.ts';
import type { Verb } from '../verb.ts';

const listCompanies: Verb = {
  name: 'companies list',
  summary: 'Every company, those that are not verified first.',
  options: { unverified: { type: 'boolean', help: 'only those' } },
  run: async ({ db }, { options }) => {
    const companies = await db
      .selectFrom('companies')
      .select(['id', 'name', 'verified'])
      .$if(options['unverified'] === true, (query) => query.where('verified', '=', false))
      .orderBy('verified')
      .orderBy('name')
      .execute();
    const rows = companies.map(({ id, name, verified }) => [id, verified ? 'verified' : 'unverified', name]);
    return { data: companies, text: table(rows) || 'There are none.' };
  },
};

const verifyCompany: Verb = {
  name: 'companies verify',
  words: '<number>',
  count: { least: 1, most: 1 },
  summary: 'Gives a company its mark: the operator knows that it is who it says.',
  options: { undo: { type: 'boolean', help: 'takes the mark away' } },
  run: async (context, { words, options }) => {
    const verified = options['undo'] !== true;
    const company = await context.db
      .updateTable('companies')
      .set({ verified })
      .where('id', '=', Number(words[0]) || 0)
      .returning(['id', 'name', 'verified'])
      .executeTakeFirst();
    if (!company) throw new Refusal(`There is no company ${words[0]}. See: portal companies list`);
    await audited(context, verified ? 'company_verified' : 'company_unverified', company.id);
    return { data: company, text: `${company.name} is ${verified ? 'verified' : 'no longer verified'}.` };
  },
};

export const companyVerbs: Verb[] = [listCompanies, verifyCompany];
