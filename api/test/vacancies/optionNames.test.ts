import { readFileSync } from 'node:fs';
import { optionsSchema, packagesSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { remoteModes, workPermits } from '../../src/domains/options/codes.ts';
import { AGES, SALARY_STATED } from '../../src/domains/vacancies/search/facetValues.ts';
import { openTestApp } from '../support/openTestApp.ts';

/** Names that are the same in all languages: schools and degrees, and the districts. */
const IS_NAME = /^(?:EPB|MAVO|HAVO|VWO|EPI \(MBO\)|HBO \/ Bachelor|WO \/ Master|PhD)$/;

test('every option and package that is not a name can be translated', async () => {
  const portal = await openTestApp();
  const options = z.parse(optionsSchema, (await portal.call('GET', '/options')).json());
  const { packages } = z.parse(packagesSchema, (await portal.call('GET', '/packages')).json());
  await portal.close();
  const { sectors, educations, workloads, languages, company_sizes, employment_types } = options;
  const lists = [sectors, educations, workloads, languages, company_sizes, employment_types];
  const named = [...lists.flat(), ...packages, ...remoteModes, ...workPermits, ...AGES, SALARY_STATED].map(
    ({ name }) => name,
  );
  const file = new URL('../../../shared/src/domain/option-names/names.messages.json', import.meta.url);
  const translated = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object);
  expect([...new Set(named.filter((name) => !IS_NAME.test(name)))].toSorted()).toEqual(translated.toSorted());
});
