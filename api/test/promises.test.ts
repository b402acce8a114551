import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HomepageData, Package, VacancyPage } from '@cpa/shared/contracts';
import { openDemoApp } from './openDemoApp.ts';

const faq = readFileSync(join(import.meta.dirname, '../content/pages/faq.md'), 'utf8');
const COUNTS = { three: 3, four: 4 };

test('the FAQ and the packages promise what a sponsored vacancy gets', async () => {
  const portal = await openDemoApp();
  const get = async <T>(url: string) => (await portal.call('GET', url)).json<T>();
  const { packages } = await get<{ packages: Package[] }>('/packages');
  const sponsorship = packages.find(({ id }) => id === 13)!;
  expect(faq).toContain(`marked as sponsored for ${sponsorship.duration_days} days`);
  expect(sponsorship.features).toEqual([
    `Marked as sponsored for ${sponsorship.duration_days} days`,
    'Top of the list for the three newest',
    'Home page for the four newest',
  ]);
  expect(faq).toContain(
    'The three newest stand at the top of the list and the four newest on the home page.',
  );
  const [list, home] = [await get<VacancyPage>('/vacancies'), await get<HomepageData>('/homepage-data')];
  const firstOther = list.data.findIndex(({ sponsored }) => !sponsored);
  expect([firstOther, home.sponsored.length]).toEqual([COUNTS.three, COUNTS.four]);

  const days = packages.filter(({ sponsored }) => !sponsored).map((item) => item.duration_days);
  expect(faq).toContain(`For ${Math.min(...days)} to ${Math.max(...days)} days, depending on the package`);
  await portal.close();
});
