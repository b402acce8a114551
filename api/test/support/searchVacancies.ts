import { vacancyPageSchema, type VacancyFilter, type VacancyPage } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import type { TestApp } from './openTestApp.ts';

/** Requests one page of `POST /vacancies/searchfilter`. */
export async function searchVacancies(
  portal: TestApp,
  filter: VacancyFilter,
  page = 1,
): Promise<VacancyPage> {
  const response = await portal.call('POST', `/vacancies/searchfilter?page=${page}`, { body: filter });
  expect(response.statusCode).toBe(200);
  return z.parse(vacancyPageSchema, response.json());
}

/** Requests all pages in order. */
export async function searchAllVacancies(
  portal: TestApp,
  filter: VacancyFilter,
): Promise<VacancyPage['data']> {
  const { data, last_page } = await searchVacancies(portal, filter);
  for (let page = 2; page <= last_page; page++)
    data.push(...(await searchVacancies(portal, filter, page)).data);
  return data;
}
