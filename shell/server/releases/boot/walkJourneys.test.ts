import { describe, expect, jest, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { createTabs } from './checkTabs.ts';
import type { JourneyToWalk } from './journeys.rules.ts';
import { checkPages } from './checkPages.ts';
import { leavesTabs, walkJourneys } from './walkJourneys.ts';

const never = new Promise<never>(() => {});

/** Pages on which each click has the effect of `click`, by the name of the link. */
function aBrowser(click: (name: string) => Promise<void>) {
  const done: string[] = [];
  const newPage = async () =>
    ({
      setDefaultTimeout: () => undefined,
      on: () => undefined,
      off: () => undefined,
      goto: async (path: string) => void done.push(`open ${path}`),
      waitForSelector: async () => null,
      locator: () => ({ count: async () => 0 }),
      evaluate: async () => undefined,
      close: async () => undefined,
      getByRole: (role: string, { name }: { name: string }) => ({
        filter: () => ({
          first: () => ({
            async click() {
              done.push(`${role} ${name}`);
              await click(name);
            },
          }),
        }),
      }),
    }) as unknown as Page;
  const tabsOf = jest.fn(async (_role: JourneyToWalk['role'] | null) => createTabs({ newPage }));
  return { done, tabsOf };
}

const aJourney = (name: string, role?: 'recruiter'): JourneyToWalk => ({
  remote: 'mfe-public',
  name,
  ...(role && { role }),
  steps: [{ open: '/' }, { click: name }],
});

test('takes each journey with an empty storage, as the role that it names', async () => {
  const { done, tabsOf } = aBrowser(async () => undefined);
  const { results, problems } = await walkJourneys(
    [aJourney('Plans'), aJourney('Orders', 'recruiter')],
    tabsOf,
  );
  expect(results.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['Plans', 'passed'],
    ['Orders', 'passed'],
  ]);
  expect(problems).toEqual([]);
  expect(tabsOf.mock.calls).toEqual([[null], ['recruiter']]);
  expect(done.filter((step) => step !== 'open /api/_boot-check/empty')).toEqual(
    expect.arrayContaining(['open /', 'link Plans', 'link Orders']),
  );
  expect(done.indexOf('open /api/_boot-check/empty')).toBe(0);
});

test('names the step of a journey that fails twice', async () => {
  const { tabsOf } = aBrowser(async (name) => {
    if (name === 'Plans') throw new Error('No such link.\nCall log: …');
  });
  const { results, problems } = await walkJourneys([aJourney('Plans'), aJourney('Cart')], tabsOf);
  expect(problems).toEqual([
    'Journey "Plans" of mfe-public: step 2 (click the link "Plans"): Error: No such link.',
  ]);
  expect(results).toEqual([{ remote: 'mfe-public', name: 'Cart', outcome: 'passed' }]);
});

test('ignores a journey that fails once and passes on its second run', async () => {
  let runs = 0;
  const { tabsOf } = aBrowser(async () => {
    runs += 1;
    if (runs === 1) throw new Error('Too slow.');
  });
  expect(await walkJourneys([aJourney('Plans')], tabsOf)).toEqual({
    results: [{ remote: 'mfe-public', name: 'Plans', outcome: 'flaky' }],
    problems: [],
  });
});

test('ends when the time for all journeys is over', async () => {
  const { done, tabsOf } = aBrowser(async () => await never);
  const { results, problems } = await walkJourneys([aJourney('Plans'), aJourney('Cart')], tabsOf, {
    timeoutMs: 50,
  });
  expect(results.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['Plans', 'late'],
    ['Cart', 'late'],
  ]);
  expect(problems).toEqual([]);
  expect(done).not.toContain('link Cart');
});

test('counts a journey that failed, and had no time for its second run, as failed', async () => {
  let runs = 0;
  const { tabsOf } = aBrowser(async () => {
    runs += 1;
    if (runs > 1) await never;
    throw new Error('No such link.');
  });
  expect(await walkJourneys([aJourney('Plans')], tabsOf, { timeoutMs: 50 })).toEqual({
    results: [],
    problems: ['Journey "Plans" of mfe-public: step 2 (click the link "Plans"): Error: No such link.'],
  });
});

test.each([
  ['passed', false],
  ['flaky', true],
  ['late', true],
] as const)('says whether a journey that is %s may leave a tab', (outcome, expected) => {
  expect(leavesTabs([{ remote: 'mfe-public', name: 'Plans', outcome }])).toBe(expected);
});

test('ends with the check that it belongs to', async () => {
  const { tabsOf } = aBrowser(async () => await never);
  const late = { results: [{ remote: 'mfe-public', name: 'Plans', outcome: 'late' }], problems: [] };
  const ending = new AbortController();
  const walked = walkJourneys([aJourney('Plans')], tabsOf, { signal: ending.signal });
  ending.abort();
  expect(await walked).toEqual(late);
  expect(await walkJourneys([aJourney('Plans')], tabsOf, { signal: ending.signal })).toEqual(late);
  expect(tabsOf).toHaveBeenCalledTimes(1);
});

describe('a boot check', () => {
  const journeys = [aJourney('Plans')];

  test('ends its journeys at the end of its time, and the browser after it', async () => {
    const { tabsOf } = aBrowser(async () => await never);
    const ending = new AbortController();
    const replace = jest.fn();
    const check = { signal: ending.signal, stuck: new Set<string>(), replace };
    const checked = checkPages({ routes: [], journeys }, tabsOf, check);
    ending.abort();
    expect(await checked).toMatchObject([{ name: 'Plans', outcome: 'late' }]);
    expect(replace).toHaveBeenCalledTimes(1);
  });

  test('keeps the browser when all journeys passed', async () => {
    const { tabsOf } = aBrowser(async () => undefined);
    const replace = jest.fn();
    const check = { signal: new AbortController().signal, stuck: new Set<string>(), replace };
    expect(await checkPages({ routes: [], journeys }, tabsOf, check)).toMatchObject([{ outcome: 'passed' }]);
    expect(replace).not.toHaveBeenCalled();
  });

  test.each([
    ['a journey failed', new Set<string>(), 'Journey "Plans" of mfe-public: step 2'],
    ['the server was stuck', new Set(['The page is stuck.']), 'The page is stuck.'],
  ])('rejects the release when %s', async (_, stuck, problem) => {
    const { tabsOf } = aBrowser(async () => {
      throw new Error('No such link.');
    });
    const check = { signal: new AbortController().signal, stuck, replace: () => undefined };
    await expect(checkPages({ routes: [], journeys }, tabsOf, check)).rejects.toThrow(problem);
  });
});
