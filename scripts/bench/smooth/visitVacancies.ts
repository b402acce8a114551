import type { Page } from 'playwright';
import { goBack } from './goBack.ts';
import { mockVacancyList, TOTAL } from './mockVacancyList.ts';
import type { Recorder } from './steps.ts';

/** Uses a list of 2,000 vacancies as a visitor does, all loaded through "Show more". */
export async function visitVacancies(page: Page, site: string, { step, steps }: Recorder): Promise<void> {
  await mockVacancyList(page);
  // The server would render the list of the database.
  await page.context().addCookies([{ name: 'rendering', value: 'browser', url: site }]);
  const more = page.getByRole('button', { name: 'Show more vacancies' });
  const cards = page.getByRole('region', { name: 'Results' }).getByRole('article');
  const chips = page.getByRole('list', { name: 'Active filters' });
  const countText = (count: number) =>
    `${count.toLocaleString('en')} of ${TOTAL.toLocaleString('en')} vacancies`;
  const resultCount = (count: number) => page.getByText(countText(count), { exact: true });
  const search = page.getByRole('combobox', { name: 'Search vacancies' });
  await page.goto(`${site}/vacancies`);
  await cards.first().waitFor();

  await step(`"Show more" until all ${TOTAL} are shown`, async () => {
    for (let count = 20; count < TOTAL; count += 20) {
      await more.click();
      await resultCount(count + 20).waitFor();
    }
  });
  await page.evaluate(() => window.scrollTo(0, 0));
  await step(
    'save a vacancy',
    async () =>
      await page
        .getByRole('button', { name: /^Save / })
        .first()
        .click(),
  );
  await step('open another vacancy', async () => await cards.nth(3).getByRole('link').click());
  await step('select a filter', async () => {
    await page.getByRole('checkbox', { name: /Food and beverage/ }).click();
    await resultCount(TOTAL).waitFor({ state: 'detached' });
    await chips.getByRole('listitem').waitFor();
  });
  const back = await goBack(page, countText(TOTAL));
  steps.push({ name: 'back to the full list', interactions: [back] });
  await step('scroll by keyboard', async () => {
    await cards.first().getByRole('link').focus();
    for (let count = 0; count < 30; count += 1) await page.keyboard.press('PageDown');
  });
  await step('type a search query', async () => await search.pressSequentially('line cook', { delay: 60 }));
}
