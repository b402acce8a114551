import { type Locator, type Page, expect } from '@playwright/test';

/** The ways in which a test acts on a page, with one input device. */
export type UserInput = {
  /** Activates a button, a link or a checkbox. */
  click: (target: Locator) => Promise<void>;
  /** Writes into an empty field. */
  fill: (target: Locator, text: string) => Promise<void>;
  /** Chooses an option of a select. */
  choose: (target: Locator, option: string) => Promise<void>;
};

export const mouseInput = (): UserInput => ({
  click: async (target) => await target.click(),
  fill: async (target, text) => await target.fill(text),
  choose: async (target, option) => void (await target.selectOption(option)),
});

/** Reaches every element by the Tab key. */
export function keyboardInput(page: Page): UserInput {
  return {
    async click(target) {
      await tabTo(page, target);
      const isCheckbox = (await target.getAttribute('type')) === 'checkbox';
      await page.keyboard.press(isCheckbox ? 'Space' : 'Enter');
    },
    async fill(target, text) {
      await tabTo(page, target);
      await page.keyboard.type(text);
    },
    async choose(target, option) {
      await tabTo(page, target);
      // A select resets the typed letters when the next one takes too long.
      await expect(async () => {
        await page.keyboard.type(option);
        await expect(target.locator('option:checked')).toHaveText(option, { timeout: 1500 });
      }).toPass();
    },
  };
}

/** More elements than any page has in its tab order. */
const MOST_TAB_STOPS = 200;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let count = 0; count < MOST_TAB_STOPS; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
