import { chromium, type Page } from 'playwright';
import { print } from '../../api/bench/report.ts';
import { findChromium } from '../test/chromium.mjs';
import { buildAndPublish } from '../start/buildAndPublish.ts';
import { createServers } from '../start/servers.ts';
import { settings } from '../start/settings.ts';
import { goBack } from './smooth/goBack.ts';
import { observeInteractions, type Interaction } from './smooth/interactions.ts';
import { mockVacancyList, TOTAL } from './smooth/mockVacancyList.ts';

const PORTS = { SITE_PORT: 3741, API_PORT: 3743, REALTIME_PORT: 3744 };
/** Upper bound of a response that feels instant. */
const GOOD_INP_MS = 100;
/** By definition, INP ignores one outlier per 50 interactions. */
const INTERACTIONS_PER_OUTLIER = 50;
/** Allows for rendering 2,000 cards on a throttled CPU. */
const TIMEOUT_MS = 60_000;

/**
 * Measures interaction to next paint (INP) on a list of 2,000 vacancies, all loaded through "Show more", at full CPU
 * speed and slowed down four times. Set `BENCH_URL` to measure a running site.
 */
export async function run(): Promise<void> {
  const runningSite = process.env['BENCH_URL'];
  const servers = runningSite ? null : await startSite();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    for (const slowdown of [1, 4]) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      page.setDefaultTimeout(TIMEOUT_MS);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await mockVacancyList(page);
      const steps = await walkThrough(page, runningSite ?? `http://localhost:${PORTS.SITE_PORT}`);
      report(slowdown, steps);
      await page.close();
    }
  } finally {
    await browser.close();
    await servers?.stop();
  }
}

async function startSite() {
  await buildAndPublish();
  const servers = createServers({
    ...settings,
    ports: { ...settings.ports, ...PORTS },
    siteUrl: `http://localhost:${PORTS.SITE_PORT}`,
    apiUrl: `http://127.0.0.1:${PORTS.API_PORT}`,
    isDemo: true,
  });
  await servers.startApi();
  await servers.startSite();
  return servers;
}

type Step = { name: string; interactions: Interaction[] };

/** Uses a long list as a visitor does and records the interactions of each step. */
async function walkThrough(page: Page, site: string): Promise<Step[]> {
  const takeInteractions = await observeInteractions(page);
  const steps: Step[] = [];
  const step = async (name: string, act: () => Promise<void>) => {
    await takeInteractions();
    await act();
    steps.push({ name, interactions: await takeInteractions() });
  };
  const more = page.getByRole('button', { name: 'Show more vacancies' });
  const cards = page.getByRole('region', { name: 'Results' }).getByRole('article');
  const chips = page.getByRole('list', { name: 'Active filters' });
  const countText = (count: number) =>
    `${count.toLocaleString('en')} of ${TOTAL.toLocaleString('en')} vacancies`;
  const resultCount = (count: number) => page.getByText(countText(count), { exact: true });
  const search = page.getByRole('searchbox', { name: 'Search vacancies' });
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
  return steps;
}

function report(slowdown: number, steps: Step[]): void {
  print(`CPU at ${slowdown === 1 ? 'full speed' : `1/${slowdown} speed`}: milliseconds to next paint`);
  print(
    `${'step'.padEnd(40)}${'count'.padStart(8)}${'median'.padStart(8)}${'p98'.padStart(8)}${'max'.padStart(8)}`,
  );
  for (const { name, interactions } of steps) {
    const sorted = interactions.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const percentile = (share: number) =>
      String(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
    print(
      `${name.padEnd(40)}${String(sorted.length).padStart(8)}${percentile(0.5).padStart(8)}${percentile(0.98).padStart(8)}${percentile(1).padStart(8)}`,
    );
  }
  const all = steps.flatMap(({ interactions }) => interactions.map(({ ms }) => ms)).toSorted((a, b) => b - a);
  const inp = all[Math.floor(all.length / INTERACTIONS_PER_OUTLIER)] ?? 0;
  print(
    `INP of the visit: ${inp} ms (${inp <= GOOD_INP_MS ? 'within' : 'over'} ${GOOD_INP_MS} ms); slowest interaction: ${all[0] ?? 0} ms`,
  );
}
