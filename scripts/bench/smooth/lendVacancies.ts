import type { Page, Route } from 'playwright';

/** How many vacancies the list has. */
export const TOTAL = 2000;

type VacancyPage = { page: number; data: { id: number; title: string }[]; per_page: number };

/**
 * Answers each page of the list from what the API answers to the first ones, under new ids, so that there are 2,000
 * whatever the database holds. A search by words or filters is answered as it is.
 */
export async function lendVacancies(page: Page): Promise<void> {
  // The pointer rests on cards whose vacancies are not there; nobody waits for what is read ahead.
  await page.route(/\/api\/vacancies\/\d{4,}$/, (route) => route.abort());
  const known = new Map<number, VacancyPage>();
  await page.route(/\/api\/vacancies\?page=\d+$/, async (route: Route) => {
    const url = new URL(route.request().url());
    const number = Number(url.searchParams.get('page'));
    const source = ((number - 1) % 5) + 1;
    url.searchParams.set('page', String(source));
    const answer =
      known.get(source) ?? ((await (await route.fetch({ url: url.href })).json()) as VacancyPage);
    known.set(source, answer);
    const data = answer.data.map((vacancy, index) => ({
      ...vacancy,
      // The first page stays what it is: one of it is opened.
      id: number === 1 ? vacancy.id : number * 1000 + index,
    }));
    await route.fulfill({ json: { ...answer, data, page: number, total: TOTAL, last_page: TOTAL / 20 } });
  });
}
