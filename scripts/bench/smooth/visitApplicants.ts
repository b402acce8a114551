import type { Page } from 'playwright';
import { signInDemoUser } from '../page/signInDemoUser.ts';
import { mockApplicants } from './mockApplicants.ts';
import type { Recorder } from './steps.ts';

/** Milliseconds for the results of a filter, which are rendered after the keystroke is painted. */
const PAINT_MS = 500;

const PATH = '/recruiter-dashboard/applicants';

/** Uses a board of 600 applicants as a recruiter does. */
export async function visitBoard(page: Page, site: string, { step }: Recorder): Promise<void> {
  await mockApplicants(page, 600);
  await signInDemoUser(page.context(), site, 'recruiter');
  await page.goto(`${site}${PATH}?view=board`);
  const column = page.getByRole('region', { name: 'New', exact: true });
  const cards = column.getByRole('listitem');
  await cards.first().waitFor();
  await step('walk through a column by arrow keys', async () => {
    await cards.first().getByRole('link').focus();
    for (let count = 0; count < 20; count += 1) await page.keyboard.press('ArrowDown');
    for (let count = 0; count < 5; count += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
  });
  await step('select five cards', async () => {
    for (let index = 0; index < 5; index += 1) await cards.nth(index).getByRole('checkbox').click();
  });
  await step('clear the selection', async () => {
    await page.getByRole('button', { name: 'Clear selection' }).click();
  });
  await step('move ten cards by their menu', async () => {
    for (let count = 0; count < 10; count += 1) {
      await cards
        .first()
        .getByRole('button', { name: /^Move / })
        .click();
      await chooseStatus(page, 'Interview');
    }
  });
  await search(page, step);
  await step('open and collapse a column', async () => {
    await page.getByRole('button', { name: /^Hired/ }).click();
    await page.getByRole('button', { name: /^Collapse/ }).click();
  });
  await step('switch to the list and back', async () => {
    await page.getByRole('link', { name: 'List' }).click();
    await page.getByRole('table').waitFor();
    await page.getByRole('link', { name: 'Board' }).click();
    await cards.first().waitFor();
  });
}

/** Uses a table of 2,000 applicants as a recruiter does. */
export async function visitTable(page: Page, site: string, { step }: Recorder): Promise<void> {
  await mockApplicants(page, 2000);
  await signInDemoUser(page.context(), site, 'recruiter');
  await page.goto(`${site}${PATH}?status=all`);
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await boxes.nth(1).waitFor();
  await step('sort by each column', async () => {
    for (const name of ['Name', 'Status', 'Applied', 'Applied'])
      await page.getByRole('columnheader', { name }).getByRole('button').click();
  });
  await step('select all, then none', async () => {
    await boxes.first().click();
    await boxes.first().click();
  });
  await step('select five rows', async () => {
    for (let index = 1; index <= 5; index += 1) await boxes.nth(index).click();
  });
  await step('filter by status and rating', async () => {
    // `selectOption` sets the value without an event of the keyboard or the pointer, which INP counts.
    for (const [name, key] of [
      ['Status', 'I'],
      ['Rating', 'ArrowDown'],
    ] as const) {
      await page.getByRole('combobox', { name }).focus();
      await page.keyboard.press(key);
      await page.waitForTimeout(PAINT_MS);
      await page.keyboard.press('Home');
      await page.waitForTimeout(PAINT_MS);
    }
  });
  await step('move ten applicants by their menu', async () => {
    for (let index = 0; index < 10; index += 1) {
      await page
        .getByRole('button', { name: /: change status of/ })
        .nth(index)
        .click();
      await chooseStatus(page, 'Offer');
    }
  });
  await step('scroll by keyboard', async () => {
    await boxes.nth(1).focus();
    for (let count = 0; count < 30; count += 1) await page.keyboard.press('PageDown');
    await page.keyboard.press('End');
  });
  await search(page, step);
}

async function search(page: Page, step: Recorder['step']): Promise<void> {
  const field = page.getByRole('searchbox', { name: /^Search name/ });
  await step('type a search query', async () => await field.pressSequentially('kock 1', { delay: 60 }));
  await step('clear the search', async () => await field.press('Escape'));
}

/**
 * Chooses a status in the open menu once it has appeared: Playwright scrolls the page to retry a click on a moving
 * element, and a menu closes when its anchor scrolls away.
 */
async function chooseStatus(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitemradio', { name });
  await item.evaluate(async (element) => {
    const popover = element.closest('[role="menu"]')!.parentElement!;
    await Promise.allSettled(popover.getAnimations().map(({ finished }) => finished));
  });
  await item.click();
}
