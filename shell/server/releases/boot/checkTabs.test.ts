import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { createTabs, EMPTY_PAGE } from './checkTabs.ts';

const never = new Promise<never>(() => {});

/** A context that counts its tabs. `end` ends the page in a tab. */
function contextWith(end: () => Promise<unknown>) {
  const log: string[] = [];
  const newPage = async (): Promise<Page> => {
    log.push('open');
    const tab = {
      evaluate: async () => {
        log.push('clear the session storage');
        await end();
      },
      goto: async (url: string) => void log.push(url),
      close: async () => {
        log.push('close');
        await never;
      },
    };
    return tab as unknown as Page;
  };
  return { log, context: { newPage } };
}

test('opens the next page in a tab that was emptied', async () => {
  const { log, context } = contextWith(async () => undefined);
  const tabs = createTabs(context);
  const [first, second] = [await tabs.take(), await tabs.take()];
  await tabs.release(first);
  expect(log).toEqual(['open', 'open', EMPTY_PAGE, 'clear the session storage']);
  expect(await tabs.take()).toBe(first);
  expect(await tabs.take()).not.toBe(second);
});

test.each([
  ['does not respond', async () => await never],
  ['has crashed', async () => await Promise.reject(new Error('Target crashed'))],
])('closes a tab that %s, and opens another one', async (_case, end) => {
  const { log, context } = contextWith(end);
  const tabs = createTabs(context, 10);
  const first = await tabs.take();
  await tabs.release(first);
  expect(log.at(-1)).toBe('close');
  expect(await tabs.take()).not.toBe(first);
});

test('closes a tab that stopped to respond while it was free, and returns the others', async () => {
  let isHung = false;
  const { log, context } = contextWith(async () => {
    if (isHung) await never;
  });
  const tabs = createTabs(context, 10);
  await tabs.release(await tabs.take());
  expect(await tabs.renew()).toHaveLength(1);
  isHung = true;
  expect(await tabs.renew()).toEqual([]);
  expect(log.at(-1)).toBe('close');
});
