import type { Page, Route } from 'playwright';

/** Number of vacancies in the list. */
export const TOTAL = 2000;

type VacancyPage = { page: number; data: { id: number; title: string }[]; per_page: number };

/**
 * Serves a list of 2,000 vacancies, whatever the database contains, by repeating the first pages of the API with new
 * IDs. Searches and filters still reach the API.
 */
export async function mockVacancyList(page: Page): Promise<void> {
  // Hovering a card prefetches its vacancy, which does not exist. Nothing depends on the response.
  await page.route(/\/api\/vacancies\/\d{4,}$/, (route) => route.abort());
  const cache = new Map<number, VacancyPage>();
  await page.route(/\/api\/vacancies\?page=\d+$/, async (route: Route) => {
    const url = new URL(route.request().url());
    const number = Number(url.searchParams.get('page'));
    const source = ((number - 1) % 5) + 1;
    url.searchParams.set('page', String(source));
    const response =
      cache.get(source) ?? ((await (await route.fetch({ url: url.href })).json()) as VacancyPage);
    cache.set(source, response);
    const data = response.data.map((vacancy, index) => ({
      ...vacancy,
      // The first page keeps its IDs, because the benchmark opens one of its vacancies.
      id: number === 1 ? vacancy.id : number * 1000 + index,
    }));
    await route.fulfill({ json: { ...response, data, page: number, total: TOTAL, last_page: TOTAL / 20 } });
  });
}
