import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessibility.ts';
import { signInByApi } from '../../core/auth.ts';
import { waitForSubscription } from '../../core/realtime.ts';
import { applyAsNew, postVacancy, registerColleague, registerRecruiter } from '../../core/recruiters.ts';
import { boxOf } from '../../core/layout.ts';
import { expect, test } from '../../core/test.ts';
import { keyboardInput } from '../../core/userInput.ts';
import { shell } from '../../pages/shell.ts';

// A fade-in lowers the contrast while it runs.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Creates a recruiter with an open vacancy and one new applicant per name. */
async function aVacancyWith(request: APIRequestContext, ...names: string[]) {
  const recruiter = await registerRecruiter(request);
  const vacancyId = await postVacancy(request, recruiter, { status: 'open' });
  const applicants = [];
  for (const name of names) applicants.push(await applyAsNew(request, vacancyId, name));
  const path = `/recruiter-dashboard/vacancies/${vacancyId}/applicants`;
  const statusOf = async (name: string) => {
    const response = await request.get(`/api/recruiter/vacancy/${vacancyId}/applicants`, {
      headers: recruiter.headers,
    });
    const listed = (await response.json()) as { applicants: { name: string; status: string }[] };
    return listed.applicants.find((applicant) => applicant.name === name)?.status;
  };
  return { recruiter, vacancyId, applicants, path, statusOf };
}

type Applicant = Awaited<ReturnType<typeof applyAsNew>>;

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (within: Locator, name: string) => within.getByRole('listitem').filter({ hasText: name });

test('drags a card to another column, undoes it and keeps the second move', async ({ page, request }) => {
  const { recruiter, path, statusOf } = await aVacancyWith(request, 'Ana Kock', 'Ben Maduro');
  await signInByApi(page, recruiter.user);
  await page.goto(`${path}?view=board`);
  const source = card(column(page, 'New'), 'Ana Kock');
  const drag = async (handle: Locator) => {
    await handle.hover();
    await page.mouse.down();
    const strip = page.getByRole('button', { name: /^Shortlisted/ });
    const box = await boxOf(strip);
    await page.mouse.move(box.x + box.width / 2, box.y + 200, { steps: 20 });
    await expect(strip).toHaveAttribute('data-target', 'true');
    await page.mouse.up();
    await expect(card(column(page, 'Shortlisted'), 'Ana Kock')).toBeVisible();
  };
  await drag(source);
  await expect.poll(async () => await statusOf('Ana Kock')).toBe('shortlisted');
  await expect(card(column(page, 'New'), 'Ben Maduro')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  const postponed = page.waitForResponse(/status-changes\/postpone/);
  await undo.hover();
  await expect(page.getByText('Paused while you are here')).toBeVisible();
  expect((await postponed).ok()).toBe(true);
  await undo.click();
  await expect(card(column(page, 'New'), 'Ana Kock')).toBeVisible();
  await expect.poll(async () => await statusOf('Ana Kock')).toBe('new');

  // The browser would drag the URL of the link instead of the card.
  await drag(source.getByRole('link'));
  expect(new URL(page.url()).pathname).toBe(path);
  await expect.poll(async () => await statusOf('Ana Kock')).toBe('shortlisted');
  await page.reload();
  await expect(card(column(page, 'Shortlisted'), 'Ana Kock')).toBeVisible();
});

test('orders cards by drag and by keyboard, also in another column and on the review page', async ({
  page,
  request,
}) => {
  const names = ['Ana Kock', 'Ben Maduro', 'Cleo Croes', 'Dina Tromp'];
  const { recruiter, path } = await aVacancyWith(request, ...names);
  await signInByApi(page, recruiter.user);
  await page.goto(`${path}?view=board`);
  const order = (status: string) => column(page, status).getByRole('heading', { level: 3 });
  /** Drops a card at the lower edge of another one. */
  const dropBelow = async (name: string, other: Locator, line: Locator) => {
    const stored = page.waitForResponse(/board-position$/);
    await page
      .locator('[data-row]')
      .filter({ hasText: name })
      .hover({ position: { x: 60, y: 60 } });
    await page.mouse.down();
    await expect(async () => {
      const box = await boxOf(other);
      await page.mouse.move(box.x + 40, box.y + box.height - 4, { steps: 10 });
      await expect(line).toBeVisible();
      // The card may have been on its way to its place.
      expect(await boxOf(other)).toEqual(box);
    }).toPass();
    await page.mouse.up();
    expect((await stored).ok()).toBe(true);
  };
  const lineIn = (status: string) => column(page, status).locator('[data-drop-line]');
  await expect(order('New')).toHaveText(['Dina Tromp', 'Cleo Croes', 'Ben Maduro', 'Ana Kock']);

  await test.step('drags within the column', async () => {
    await dropBelow('Dina Tromp', card(column(page, 'New'), 'Ben Maduro'), lineIn('New'));
    await expect(order('New')).toHaveText(['Cleo Croes', 'Ben Maduro', 'Dina Tromp', 'Ana Kock']);
  });

  await test.step('moves up by the menu and the keyboard', async () => {
    await page.getByRole('link', { name: 'Ana Kock' }).focus();
    await keyboardInput(page).click(page.getByRole('button', { name: 'Move Ana Kock' }));
    await expect(page.getByRole('menuitemradio', { name: 'New' })).toBeFocused();
    await page.keyboard.type('Move up');
    await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused();
    const stored = page.waitForResponse(/board-position$/);
    await page.keyboard.press('Enter');
    await stored;
    await expect(order('New')).toHaveText(['Cleo Croes', 'Ben Maduro', 'Ana Kock', 'Dina Tromp']);
    await expect(page.getByRole('button', { name: 'Move Ana Kock' })).toBeFocused();
  });

  await test.step('drops between two cards of another column', async () => {
    for (const name of ['Cleo Croes', 'Ben Maduro']) {
      await page.getByRole('button', { name: `Move ${name}` }).click();
      await page.getByRole('menuitemradio', { name: 'Shortlisted' }).click();
      await expect(card(column(page, 'Shortlisted'), name)).toBeVisible();
    }
    await expect(order('Shortlisted')).toHaveText(['Cleo Croes', 'Ben Maduro']);
    const first = card(column(page, 'Shortlisted'), 'Cleo Croes');
    await dropBelow('Dina Tromp', first, lineIn('Shortlisted'));
    await expect(order('Shortlisted')).toHaveText(['Cleo Croes', 'Dina Tromp', 'Ben Maduro']);
  });

  await test.step('keeps the order after a reload and on the review page', async () => {
    await page.reload();
    await expect(order('Shortlisted')).toHaveText(['Cleo Croes', 'Dina Tromp', 'Ben Maduro']);
    await page.getByRole('link', { name: 'Dina Tromp' }).click();
    await expect(page.getByRole('main')).toContainText('2 of 3');
    await expect(page.getByRole('button', { name: /Previous.*Cleo Croes/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /Next.*Ben Maduro/ })).toBeVisible();
  });
});

test('follows the order and the moves of a colleague, but moves no card during a drag', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  const { recruiter, applicants, vacancyId, path, statusOf } = await aVacancyWith(
    request,
    'Ana Kock',
    'Ben Maduro',
    'Cleo Croes',
  );
  const [ana, ben, cleo] = applicants as [Applicant, Applicant, Applicant];
  const { headers } = await registerColleague(request, recruiter);
  const place = async (id: number, above: number | null, below: number | null) => {
    const data = { above, below };
    const response = await request.put(`/api/recruiter/applicants/${id}/board-position`, { headers, data });
    expect(response.ok()).toBe(true);
  };
  await signInByApi(page, recruiter.user);
  const subscribed = waitForSubscription(page);
  const socket = page.waitForEvent('websocket');
  await page.goto(`${path}?view=board`);
  await subscribed;
  const order = column(page, 'New').getByRole('heading', { level: 3 });
  await expect(order).toHaveText(['Cleo Croes', 'Ben Maduro', 'Ana Kock']);
  await place(ana.id, null, cleo.id);
  await expect(order).toHaveText(['Ana Kock', 'Cleo Croes', 'Ben Maduro']);

  await card(column(page, 'New'), 'Cleo Croes').hover();
  await page.mouse.down();
  const strip = page.getByRole('button', { name: /^Offer/ });
  const box = await boxOf(strip);
  await page.mouse.move(box.x + box.width / 2, box.y + 200, { steps: 10 });
  await expect(strip).toHaveAttribute('data-target', 'true');
  const isStatus = ({ payload }: { payload: string | Buffer }) =>
    String(payload).includes('application-status-changed');
  const received = (await socket).waitForEvent('framereceived', isStatus);
  await place(ben.id, null, ana.id);
  const status = `/api/recruiter/vacancy/${vacancyId}/applicants/${cleo.applicantId}/status`;
  await request.post(status, { headers, data: { status: 'interview' } });
  await received;
  // The dragged card leaves an empty frame.
  await expect(order).toHaveText(['Ana Kock', 'Ben Maduro']);
  await page.mouse.up();
  await expect(order).toHaveText(['Ben Maduro', 'Ana Kock']);
  await expect(card(column(page, 'Interview'), 'Cleo Croes')).toBeVisible();
  await expect(shell(page).toast('Failed to update status')).toBeVisible();
  await expect(shell(page).toast(/changed the status to Interview/)).toBeVisible();
  expect(await statusOf('Cleo Croes')).toBe('interview');
});

test('moves a card with the keyboard only, and the focus follows it', async ({ page, request }) => {
  const { recruiter, path, statusOf } = await aVacancyWith(request, 'Ana Kock', 'Ben Maduro');
  await signInByApi(page, recruiter.user);
  await page.goto(`${path}?view=board`);
  const trigger = page.getByRole('button', { name: 'Move Ana Kock' });
  const link = page.getByRole('link', { name: 'Ana Kock' });
  const menu = page.getByRole('menu', { name: 'Move Ana Kock' });
  await link.focus();

  await test.step('opens by Enter with the focus inside, and Escape returns it', async () => {
    await keyboardInput(page).click(trigger);
    await expect(menu.getByRole('menuitemradio', { name: 'New' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitemradio', { name: 'Viewed' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(trigger).toBeFocused();
  });

  await test.step('moves by arrow keys and Enter', async () => {
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('menuitemradio', { name: 'New' })).toBeFocused();
    for (let count = 0; count < 2; count += 1) await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitemradio', { name: 'Shortlisted' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card(column(page, 'Shortlisted'), 'Ana Kock')).toBeVisible();
    await expect(link).toBeFocused();
    await expect.poll(async () => await statusOf('Ana Kock')).toBe('shortlisted');
  });

  await test.step('undoes it', async () => {
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect(card(column(page, 'New'), 'Ana Kock')).toBeVisible();
    await expect(link).toBeFocused();
  });
});

test('two recruiters of a company never overwrite each other, and see each other live', async ({
  page,
  request,
  browser,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  const { recruiter, vacancyId, applicants } = await aVacancyWith(request, 'Ana Kock');
  const colleague = await registerColleague(request, recruiter);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await context.newPage();
  const path = `/recruiter-dashboard/applicants/${applicants[0]!.id}`;
  for (const [each, { user }] of [
    [page, recruiter],
    [other, colleague],
  ] as const) {
    await signInByApi(each, user);
    const subscribed = waitForSubscription(each);
    await each.goto(path);
    await subscribed;
    await expect(each.getByRole('heading', { level: 1, name: 'Ana Kock' })).toBeVisible();
  }
  const isReview = (url: string) =>
    new URL(url).pathname === `/api/recruiter/applicants/${applicants[0]!.id}`;
  const next = (each: Page) => each.getByRole('region', { name: 'Next step' });

  await test.step('a move of the colleague shows live and keeps the typed note', async () => {
    await next(page)
      .getByLabel(/^Note to/)
      .fill('See you on Monday.');
    await next(other).getByLabel('Move to').selectOption('Interview');
    const ownReload = other.waitForResponse((response) => isReview(response.url()));
    await next(other).getByRole('button', { name: 'Move and send mail' }).click();
    await ownReload;
    await expect(next(page).getByRole('alert')).toContainText(
      `${colleague.user.name} changed the status to Interview`,
    );
    await expect(page.getByRole('main').getByText('Interview', { exact: true }).first()).toBeVisible();
    await expect(next(page).getByLabel(/^Note to/)).toHaveValue('See you on Monday.');
    await expect(next(other).getByRole('alert')).toBeHidden();
  });

  await test.step('of two changes at once the second is refused and says why', async () => {
    // Delays the event that the other page would otherwise receive before it saves.
    await other.route(`**/api/recruiter/applicants/${applicants[0]!.id}`, async (route) => {
      await route.abort();
    });
    const refused = other.waitForEvent('requestfailed', (failed) => isReview(failed.url()));
    await next(page).getByLabel('Move to').selectOption('Offer');
    await next(page).getByRole('button', { name: 'Move and send mail' }).click();
    await expect(shell(page).toast('Application status updated')).toBeVisible();
    await refused;
    await other.unroute(`**/api/recruiter/applicants/${applicants[0]!.id}`);
    await next(other).getByLabel('Move to').selectOption('Hired');
    await next(other)
      .getByLabel(/^Note to/)
      .fill('Welcome!');
    await next(other).getByRole('button', { name: 'Move and send mail' }).click();
    await expect(next(other).getByRole('alert')).toContainText(
      /changed the status to Offer .* Nothing was saved/,
    );
    await expect(shell(other).toast('Failed to update status')).toBeVisible();
    await expect(next(other).getByLabel(/^Note to/)).toHaveValue('Welcome!');
    const stored = await request.get(`/api/recruiter/vacancy/${vacancyId}/applicants`, {
      headers: recruiter.headers,
    });
    expect(await stored.json()).toMatchObject({ applicants: [{ status: 'offer' }] });
  });
  await context.close();
});

test('a long name ends before the menu button of its card', async ({ page, request }) => {
  const name = 'Maximiliano Alexander Schotborghe-Oduber';
  const { recruiter, path } = await aVacancyWith(request, name);
  await signInByApi(page, recruiter.user);
  await page.goto(`${path}?view=board`);
  // The button shows for a pointer on the card.
  await page.getByRole('link', { name }).hover();
  const link = await boxOf(page.getByRole('link', { name }));
  const button = await boxOf(page.getByRole('button', { name: `Move ${name}` }));
  expect(link.x + link.width).toBeLessThanOrEqual(button.x + 6);
});

test('a toast names the vacancy of a new applicant on every recruiter page', async ({ page, request }) => {
  const { recruiter, vacancyId } = await aVacancyWith(request);
  await signInByApi(page, recruiter.user);
  const subscribed = waitForSubscription(page);
  await page.goto('/recruiter-dashboard/orders');
  await subscribed;
  await applyAsNew(request, vacancyId, 'Ana Kock');
  await expect(shell(page).toast('New applicant for Line Cook')).toBeVisible();
});
