import type { Page, Route } from '@playwright/test';
import { signInByApi } from '../../core/auth.ts';
import { boxOf } from '../../core/layout.ts';
import { expect, test } from '../../core/test.ts';
import { demoRecruiter } from '../../core/users.ts';

const PATH = '/recruiter-dashboard/applicants';

/** Lists 200 applicants in these stages, by repeating those of the API with new IDs and names. */
async function mockApplicants(page: Page, stages: string[]): Promise<void> {
  await page.route(/\/api\/recruiter\/applicants$/, async (route: Route) => {
    const { applicants } = (await (await route.fetch()).json()) as { applicants: object[] };
    const listed = Array.from({ length: 200 }, (_, index) => ({
      ...applicants[index % applicants.length],
      id: 100_000 + index,
      applicant_id: 100_000 + index,
      name: `Applicant ${index}`,
      applied_at: new Date(Date.now() - index * 60_000).toISOString(),
      status: stages[index % stages.length],
      board_position: 1000 - index,
    }));
    await route.fulfill({ json: { applicants: listed } });
  });
  await signInByApi(page, demoRecruiter);
}

/** Responds like the API when the first of these applicants is moved. */
async function acceptMoves(page: Page): Promise<void> {
  await page.route(/\/api\/recruiter\/vacancy\/\d+\/applicants\/100000\/status$/, async (route) => {
    const { status: current_status } = route.request().postDataJSON() as { status: string };
    const effective_at = new Date(Date.now() + 10_000).toISOString();
    await route.fulfill({ json: { message: '', current_status, change_id: 1, effective_at } });
  });
}

test('25 rows fit a window of 900 px, and a reload restores filter and scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  // The banner takes the place of three rows after three seconds, within which a busy machine has not counted.
  await page.addInitScript(() => sessionStorage.setItem('cvBannerDismissed', 'true'));
  await mockApplicants(page, ['new', 'interview']);
  await page.goto(`${PATH}?status=new`);
  const scroller = page.getByRole('region', { name: 'Applicants' });
  const rows = scroller.locator('tbody tr[data-row]');
  await expect(rows.first()).toBeVisible();
  const countVisible = () =>
    rows.evaluateAll((all) => {
      const clip = all[0]!.closest('[role="region"]')!.getBoundingClientRect();
      const bottom = Math.min(clip.bottom, window.innerHeight);
      return all.filter((row) => {
        const box = row.getBoundingClientRect();
        return box.top >= clip.top && box.bottom <= bottom;
      }).length;
    });
  expect(await countVisible()).toBeGreaterThanOrEqual(25);
  // The list assumes this height for rows that are not rendered.
  expect((await boxOf(rows.first())).height).toBe(26);

  await scroller.evaluate((element) => (element.scrollTop = 1300));
  await expect(page.getByRole('link', { name: 'Applicant 100', exact: true })).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Applicant 100', exact: true })).toBeInViewport();
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(1300);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('new');
});

test('a reload restores the scroll position of each column of the board', async ({ page }) => {
  await mockApplicants(page, ['new', 'interview']);
  await page.goto(`${PATH}?view=board`);
  const scroller = (status: string) => page.locator(`[data-column="${status}"] ul`).locator('..');
  await expect(page.getByRole('link', { name: 'Applicant 0', exact: true })).toBeVisible();
  await scroller('new').evaluate((element) => (element.scrollTop = 2000));
  await scroller('interview').evaluate((element) => (element.scrollTop = 900));
  await expect(page.getByRole('link', { name: 'Applicant 0', exact: true })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Interview' }).getByRole('listitem').first()).toBeVisible();
  const positions = async () =>
    await Promise.all(['new', 'interview'].map((id) => scroller(id).evaluate(({ scrollTop }) => scrollTop)));
  expect(await positions()).toEqual([2000, 900]);
});

test('shows names in full instead of faces on narrow cards of the board', async ({ page }) => {
  await mockApplicants(page, ['new', 'viewed', 'shortlisted', 'interview', 'offer']);
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`${PATH}?view=board`);
  const card = page.getByRole('region', { name: 'New', exact: true }).getByRole('listitem').nth(1);
  const face = card.getByText('A5', { exact: true });
  await expect(face).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(face).toBeHidden();
  const name = await boxOf(card.getByRole('heading'));
  expect(name.width).toBeGreaterThan((await boxOf(card)).width - 24);
  await card.hover();
  await card.getByRole('checkbox').check();
  await expect(card).toHaveAttribute('data-selected', 'true');
});

test.describe('on a tablet', () => {
  // A menu that still opens does not receive the tap.
  test.use({
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('moves a card of the board by touch, with the row height of touch screens', async ({ page }) => {
    await mockApplicants(page, ['new', 'interview']);
    await acceptMoves(page);
    await page.goto(`${PATH}?view=board`);
    await page.getByRole('button', { name: 'Move Applicant 0', exact: true }).tap();
    await page.getByRole('menuitemradio', { name: 'Interview' }).tap();
    const interview = page.getByRole('region', { name: 'Interview' });
    await expect(interview.getByRole('link', { name: 'Applicant 0', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'List' }).tap();
    const row = page.getByRole('row', { name: 'Select Applicant 1 ' }).first();
    await expect.poll(async () => (await row.boundingBox())?.height).toBe(44);
    expect((await boxOf(row.getByRole('button'))).height).toBeGreaterThanOrEqual(40);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('opens on the first stage with applicants and shortlists by a swipe', async ({ page }) => {
    await mockApplicants(page, ['interview', 'offer']);
    await acceptMoves(page);
    await page.goto(PATH);
    const stages = page.getByRole('group', { name: 'Stages' });
    await expect(stages.getByRole('button', { name: /^Interview/, pressed: true })).toBeVisible();
    const link = page.getByRole('link', { name: 'Applicant 0', exact: true });
    await expect(link).toBeVisible();

    const { x, y, height } = await boxOf(link);
    const session = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', distance: number) =>
      await session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + 10 + distance, y: y + height / 2 }],
      });
    await touch('touchStart', 0);
    for (let distance = 20; distance <= 140; distance += 20) await touch('touchMove', distance);
    await touch('touchEnd', 0);
    await expect(stages.getByRole('button', { name: /^Shortlisted/ })).toHaveText(/1$/);
    await expect(page).toHaveURL(PATH);
  });
});

test('numbers and dates stay in one line with their icons, and no page scrolls sideways', async ({
  page,
}) => {
  await signInByApi(page, demoRecruiter);
  for (const [width, path] of [
    [768, `${PATH}?view=board`],
    [360, PATH],
  ] as const) {
    await test.step(`${path} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const main = page.getByRole('main');
      await expect.poll(async () => (await main.evaluate(findIconLabels)).length).toBeGreaterThan(0);
      const labels = await main.evaluate(findIconLabels);
      expect(labels.filter(({ isBesideIcon }) => !isBesideIcon)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
});

/** Returns the texts with a number directly beside an icon, and whether each is in one line with it. */
function findIconLabels(main: Element): { text: string; isBesideIcon: boolean }[] {
  return [...main.querySelectorAll('svg')].flatMap((icon) => {
    const box = icon.getBoundingClientRect();
    const texts = [...icon.parentElement!.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && /\d/.test(node.textContent ?? ''),
    );
    if (box.width === 0 || box.width > 24 || texts.length === 0) return [];
    const isBesideIcon = texts.every((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].every(
        ({ top, bottom }) => top < box.bottom && bottom > box.top && (top + bottom) / 2 < box.bottom,
      );
    });
    return [{ text: icon.parentElement!.textContent, isBesideIcon }];
  });
}
