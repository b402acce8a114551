import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VacancyPage } from '@cpa/shared/contracts';
import { foldSigns } from '../../src/platform/database/foldSigns.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { searchVacancies } from '../support/searchVacancies.ts';
import { signInNew } from '../support/signIn.ts';

const titlesOf = ({ data }: VacancyPage): string[] => data.map(({ title }) => title);

const SIGNED = [
  'IT',
  'I.T. and it',
  'IT/ICT, WITH',
  ...'AT&T H&M R&D&T C/C++ c#. F# x#y Notepad++ A+ 18+ a+b 50% w/o m/v/x n/a 1/2/3 1,000.50 08:30 B.Sc. U.S.A.'.split(
    ' ',
  ),
  ..."end.Start l'Oréal kok’s drivers' ñ&é é.x https://hotel.aw/a_b hr@setar.net vb.net .net ... é/ñ".split(
    ' ',
  ),
  'a & b & c',
  'e.g. this',
  'a .js',
];

const titles = [
  'F&B Manager zq',
  'Food and Beverage Supervisor zq',
  'Food & Beverage Attendant zq',
  'F & B Cashier zq',
  'Class B Driver zq',
  'C++ Developer zq',
  'C# Developer zq',
  'ASP.NET Developer zq',
  'Senior .NET Engineer zq',
  'C Programmer zq',
  'Vitamin C Seller zq',
  'Net Repairer zq',
  '24/7 Guard zq',
  'Guard of 7 Houses, 24 Hours zq',
  'HR/Payroll Officer zq',
  'Payroll & HR Assistant zq',
  'HR Officer zq',
  'R&D Chemist zq',
  'A/C Technician zq',
  'B2B Sales zq',
  '3D Artist zq',
  'Node.js Developer zq',
  'Cook/Waiter zq',
  "O'Neil's Barista zq",
  'Work of 42.5 hours zq',
  'X-ray Assistant zq',
  'Ray X Seller zq',
  'E-commerce Clerk zq',
  'Commerce Teacher, Block E zq',
  'Objective-C Coder zq',
  'COVID-19 Tester zq',
  'ISO 9001 Auditor zq',
  'IT Manager zq',
  'I.T. Trainer zq',
  'Clerk of Information Technology zq',
  'FnB Host zq',
  'Ecommerce Lead zq',
];
let terms: TestApp;
beforeAll(async () => {
  terms = await openTestApp();
  const company = await aCompany(terms, (await signInNew(terms, 'recruiter')).id);
  for (const title of titles) await aVacancy(terms, company, { title, description: 'a b c d f 4 7 @ x.' });
});
afterAll(async () => await terms.close());

test.each<[string, RegExp]>([
  ['F&B', /^(F ?& ?B|FnB|Food)/],
  ['f & b', /^(F ?& ?B|FnB|Food)/],
  ['F+B', /^(F ?& ?B|FnB|Food)/],
  ['food and beverage', /^(F ?& ?B|FnB|Food)/],
  ['fnb', /^(F ?& ?B|FnB|Food)/],
  ['F＆B', /^(F ?& ?B|FnB|Food)/],
  ['F&amp;B', /^(F ?& ?B|FnB|Food)/],
  ['Ｃ＋＋', /^C\+\+/],
  ['c plus plus', /^C\+\+/],
  ['c sharp', /^C#/],
  ['24／7', /^24\/7/],
  ['IT', /^(IT|I\.T\.) |Information Technology/],
  ['i.t.', /^(IT|I\.T\.) |Information Technology/],
  ['IT trainer', /^I\.T\. Trainer/],
  ['information technology', /^(IT|I\.T\.) |Information Technology/],
  ['O´Neil', /^O'Neil/],
  ['x–ray', /^X-ray/],
  ['C++', /^C\+\+/],
  ['c++ dev', /^C\+\+/],
  ['C#', /^C#/],
  ['C♯', /^C#/],
  ['.NET', /\.NET/],
  ['asp.net', /^ASP/],
  ['24/7', /^24\/7/],
  ['HR/Payroll', /payroll/i],
  ['hr/payr', /payroll/i],
  ['R&D', /^R&D/],
  ['A/C', /^A\/C/],
  ['B2B', /^B2B/],
  ['3D', /^3D/],
  ['node.js', /^Node/],
  ['cook/waiter', /^Cook/],
  ["o'neil", /^O'Neil/],
  ['oneil', /^O'Neil/],
  ['42.5', /42\.5/],
  ['42,5', /42\.5/],
  ['X-ray', /^X-ray/],
  ['x-r', /^X-ray/],
  ['X-ray assistant', /^X-ray/],
  ['E-commerce', /^E-?comm/i],
  ['e-com', /^E-?comm/i],
  ['objective-c', /^Objective-C/],
  ['COVID-19', /^COVID/],
  ['covid-1', /^COVID/],
  ['covid 19', /^COVID/],
  ['iso-9001', /^ISO/],
  ['ISO-9001', /^ISO/],
  // Names of occupations in four languages.
  ['E-commerce manager', /^no title/],
  ['x-ray machine technician', /^no title/],
  ['\u02bb-1', /^no title/],
])('%s finds what is meant', async (search_string, meant) => {
  const page = await searchVacancies(terms, { search_string });
  expect(titlesOf(page).toSorted()).toEqual(titles.filter((title) => meant.test(title)).toSorted());
  expect(page).toMatchObject({ corrected: null, left_out: [] });
});

test.each(['D++', 'J#', '.NOT', '27/4', 'F&X', '4D', 'B3B', 'HR/Payrolx', 'G&B', 'Y-ray', 'COVID-29'])(
  '%s is not corrected to another word',
  async (search_string) => {
    expect(await searchVacancies(terms, { search_string })).toMatchObject({ total: 0, corrected: null });
  },
);

test('a mistyped word beside a term is corrected, and the term stays', async () => {
  const page = await searchVacancies(terms, { search_string: 'C++ develper' });
  expect([page.corrected?.toLowerCase(), titlesOf(page)]).toEqual(['c++ developer', ['C++ Developer zq']]);
});

test('the database reads terms as the query does', async () => {
  const texts = [...titles, ...SIGNED, ...SIGNED.map((text) => `x ${text}, y`)];
  const { rows } = await terms.pool.query<{ folded: string }>(
    'select portal_fold(value) as folded from unnest($1::text[]) with ordinality as t (value, place) order by place',
    [texts],
  );
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldSigns));
});

test('a migration rereads translations that have such a term at the start of a line', async () => {
  const company = await aCompany(terms, (await signInNew(terms, 'recruiter')).id);
  const id = await aVacancy(terms, company);
  const search = async () =>
    (await terms.pool.query<{ search: string }>('select search::text from vacancies where id = $1', [id]))
      .rows;
  const translations = {
    nl: { title: 'Chef', description: 'Een hotel:\nF+B', requirements: '', benefits: '' },
  };
  await terms.pool.query('update vacancies set translations = $1 where id = $2', [translations, id]);
  const indexed = await search();
  await terms.pool.query("update vacancies set search = '' where id = $1", [id]);
  const file = join(import.meta.dirname, '../../migrations/0641_folded_translations.sql');
  await terms.pool.query(readFileSync(file, 'utf8'));
  expect(await search()).toEqual(indexed);
  expect(indexed[0]!.search).toContain("'fandb'");
});

test('companies are found by such a name', async () => {
  const owner = await signInNew(terms, 'recruiter');
  await aVacancy(terms, await aCompany(terms, owner.id, 'C&A Aruba'), { title: 'Seller' });
  const names = async (search_string: string) =>
    (await terms.call('POST', '/companies/searchfilter', { body: { search_string } }))
      .json<{ data: { name: string }[] }>()
      .data.map(({ name }) => name);
  expect(await names('C&A')).toEqual(['C&A Aruba']);
  expect(await names('H&M')).toEqual([]);
});
