import { DEFAULT_CV_SETTINGS } from '@cpa/shared/contracts';
import type { Page } from 'playwright';
import type { Recorder } from './steps.ts';

const JOBS = 32;

/** Types in a CV of about five pages beside its live pages, and then beside the comparison with a vacancy. */
export async function visitCv(page: Page, site: string, { step }: Recorder): Promise<void> {
  await page.addInitScript((draft) => {
    if (!localStorage.getItem('cpa.cv.guest.new')) localStorage.setItem('cpa.cv.guest.new', draft);
  }, JSON.stringify(longDraft()));
  await page.goto(`${site}/cv-builder`);
  const pageCount = page.getByRole('region', { name: 'Preview' }).getByText(/^[5-9] pages/);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await pageCount.waitFor();
  const type = async () =>
    await page.keyboard.type('Prepared sauces and stocks for 180 guests a night. ', { delay: 90 });
  const name = page.getByLabel('Full name');
  await name.click();
  await step('type in the name', type);
  await sections.getByRole('button', { name: /^Work/ }).click();
  await page.getByRole('button', { name: /^Sous chef 12/ }).click();
  await page.getByLabel('About the job').click();
  await step('type in a job', type);
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Find a vacancy' }).fill('cook');
  await page.getByRole('heading', { name: 'Vacancies found' }).waitFor();
  await page
    .getByRole('region', { name: 'Match with a vacancy' })
    .getByRole('listitem')
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('button', { name: 'Another vacancy' }).waitFor();
  await page.getByLabel('About the job').click();
  await step('type in a job beside the comparison', type);
}

function longDraft(): object {
  const sentence =
    'Ran the hot line of a kitchen of eight cooks, wrote the weekly menu and trained new colleagues.';
  const work = Array.from({ length: JOBS }, (_, job) => ({
    position: `Sous chef ${job + 1}`,
    name: `Restaurant ${job + 1}`,
    startDate: `${2025 - job}-01`,
    endDate: `${2025 - job}-12`,
    summary: sentence,
    highlights: Array.from(
      { length: 4 },
      (_each, line) => `${sentence} Result ${line + 1}: ${job * 7 + line} %.`,
    ),
  }));
  return {
    name: 'My CV',
    cv: {
      resume: { basics: { name: 'Ana Croes', label: 'Sous chef', summary: sentence }, work },
      settings: DEFAULT_CV_SETTINGS,
    },
    version: null,
    is_saved: false,
    changed_at: '2026-01-05T10:00:00Z',
  };
}
