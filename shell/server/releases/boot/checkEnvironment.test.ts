import { once } from 'node:events';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createCheckEnvironment } from './checkEnvironment.ts';
import type { CheckBrowser } from './startCheckBrowser.ts';

let started: string[];
let ended: string[];
let isApiReady: boolean;
let isApiStuck: boolean;
let apiFailure: Error | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  started = [];
  ended = [];
  isApiReady = true;
  isApiStuck = false;
  apiFailure = undefined;
});
afterEach(() => void jest.useRealTimers());

const environmentFor = (keepMs: number, demoApiUrl?: string) =>
  createCheckEnvironment({
    chromium: '/usr/bin/chromium',
    demoApiUrl,
    keepMs,
    async startBrowser() {
      started.push('browser');
      return {
        isConnected: () => true,
        close: async () => void ended.push('browser'),
      } as unknown as CheckBrowser;
    },
    async startApi(signal) {
      started.push('api');
      if (apiFailure) throw apiFailure;
      if (isApiStuck) await once(signal, 'abort').then(() => signal.throwIfAborted());
      return {
        url: 'http://127.0.0.1:1',
        isReady: async () => isApiReady,
        close: async () => void ended.push('api'),
      };
    },
  });

const apiUrlOf = async ({ apiUrl }: { apiUrl: string }): Promise<string> => apiUrl;

test('checks that overlap or follow each other share a browser and an API', async () => {
  const { use } = environmentFor(1000);
  expect(await Promise.all([use(apiUrlOf), use(apiUrlOf)])).toEqual([
    'http://127.0.0.1:1',
    'http://127.0.0.1:1',
  ]);
  await jest.advanceTimersByTimeAsync(999);
  await use(apiUrlOf);
  expect([started.toSorted(), ended]).toEqual([['api', 'browser'], []]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(ended.toSorted()).toEqual(['api', 'browser']);
});

test('a preparation starts both, and ends them when no check follows', async () => {
  const { prepare, use } = environmentFor(1000);
  prepare();
  await use(apiUrlOf);
  expect(started.toSorted()).toEqual(['api', 'browser']);
  prepare();
  await jest.advanceTimersByTimeAsync(1000);
  expect([started.length, ended.length]).toEqual([2, 2]);
});

test('an API that is not ready is replaced, and one that could not start is started again', async () => {
  const { use } = environmentFor(1000);
  await use(apiUrlOf);
  isApiReady = false;
  apiFailure = new Error('no database');
  await expect(use(apiUrlOf)).rejects.toThrow('no database');
  apiFailure = undefined;
  isApiReady = true;
  await use(apiUrlOf);
  expect([started.filter((name) => name === 'api').length, ended]).toEqual([3, ['api', 'browser']]);
});

test('without a time to wait, each check ends what it started, also when it fails', async () => {
  const { prepare, use } = environmentFor(0, 'http://127.0.0.1:2');
  prepare();
  expect(started).toEqual([]);
  const failing = async (running: { apiUrl: string }) => await Promise.reject(new Error(running.apiUrl));
  await expect(use(failing)).rejects.toThrow('http://127.0.0.1:2');
  expect([started, ended]).toEqual([['browser'], ['browser']]);
});

test('a check that fails ends both, so that the next one does not meet the same fault', async () => {
  const { use } = environmentFor(1000);
  await expect(use(async () => await Promise.reject(new Error('problems')))).rejects.toThrow('problems');
  expect(ended.toSorted()).toEqual(['api', 'browser']);
  await use(apiUrlOf);
  expect([started.length, ended.length]).toEqual([4, 2]);
});

test('a check that passes can end both, too', async () => {
  const { use } = environmentFor(1000);
  await use(async ({ replace }) => replace());
  expect(ended.toSorted()).toEqual(['api', 'browser']);
  await use(apiUrlOf);
  expect([started.length, ended.length]).toEqual([4, 2]);
});

test('both are ended after half an hour, even when checks keep coming', async () => {
  const { use } = environmentFor(600_000);
  for (let minute = 0; minute <= 30; minute += 6) {
    expect(ended).toEqual([]);
    await use(apiUrlOf);
    await jest.advanceTimersByTimeAsync(360_000);
  }
  expect(ended.toSorted()).toEqual(['api', 'browser']);
});

test('a preparation after half an hour restarts both for the check that follows', async () => {
  const { prepare, use } = environmentFor(600_000);
  for (let minute = 0; minute < 30; minute += 6) {
    await use(apiUrlOf);
    await jest.advanceTimersByTimeAsync(360_000);
  }
  prepare();
  await jest.advanceTimersByTimeAsync(0);
  await use(apiUrlOf);
  expect([started.length, ended.length]).toEqual([4, 2]);
});

test('the end does not wait for an API that does not start, and no check begins after it', async () => {
  const { use, end } = environmentFor(1000);
  isApiStuck = true;
  const check = use(apiUrlOf);
  await jest.advanceTimersByTimeAsync(0);
  await Promise.all([expect(check).rejects.toThrow('The site ends'), end()]);
  await expect(use(apiUrlOf)).rejects.toThrow('The site ends');
  expect([started.length, ended]).toEqual([2, ['browser']]);
});
