import type { Page } from 'playwright';
import { buildAndPublish } from '../start/buildAndPublish.ts';
import { createServers } from '../start/servers.ts';
import { settings } from '../start/settings.ts';
import { launchBrowser } from './page/launchBrowser.ts';
import { report } from './smooth/report.ts';
import { recordSteps, type Recorder } from './smooth/steps.ts';
import { visitBoard, visitTable } from './smooth/visitApplicants.ts';
import { visitCv } from './smooth/visitCv.ts';
import { visitVacancies } from './smooth/visitVacancies.ts';

const PORTS = { SITE_PORT: 3741, API_PORT: 3743, REALTIME_PORT: 3744 };
/** Allows for rendering 2,000 cards on a throttled CPU. */
const TIMEOUT_MS = 60_000;

type Visit = {
  name: string;
  /** Upper bound of the INP in milliseconds; 100 unless given. */
  limit?: number;
  visit: (page: Page, site: string, recorder: Recorder) => Promise<void>;
};

const VISITS: Record<string, Visit> = {
  vacancies: { name: 'List of 2,000 vacancies', visit: visitVacancies },
  board: { name: 'Board of 600 applicants', visit: visitBoard },
  cv: { name: 'CV of five pages', limit: 50, visit: visitCv },
  table: { name: 'Table of 2,000 applicants', visit: visitTable },
};

/**
 * Measures interaction to next paint (INP) on long lists and in a long CV, at full CPU speed and slowed down four
 * times. Set `BENCH_URL` to measure a running site and `BENCH_VISIT` to `vacancies`, `board`, `table` or `cv` for one
 * of the visits.
 */
export async function run(): Promise<void> {
  const runningSite = process.env['BENCH_URL'];
  const servers = runningSite ? null : await startSite();
  const browser = await launchBrowser();
  const only = process.env['BENCH_VISIT'];
  const visits = Object.entries(VISITS).filter(([id]) => !only || id === only);
  try {
    for (const [, { name, limit, visit }] of visits) {
      for (const slowdown of [1, 4]) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
        page.setDefaultTimeout(TIMEOUT_MS);
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        const recorder = await recordSteps(page);
        await visit(page, runningSite ?? `http://localhost:${PORTS.SITE_PORT}`, recorder);
        report(name, { slowdown, limit }, recorder.steps);
        await page.context().close();
      }
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
