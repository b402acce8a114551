import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { createCheckEnvironment } from './checkEnvironment.ts';

let started: string[];
let ended: string[];
let isApiRunning: boolean;
let apiFailure: Error | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  started = [];
  ended = [];
  isApiRunning = true;
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
      return { isConnected: () => true, close: async () => void ended.push('browser') } as unknown as Browser;
    },
    async startApi() {
      started.push('api');
      if (apiFailure) throw apiFailure;
      return {
        url: 'http://127.0.0.1:1',
        isRunning: () => isApiRunning,
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

test('an API that has ended is replaced, and one that could not start is started again', async () => {
  const { use } = environmentFor(1000);
  await use(apiUrlOf);
  isApiRunning = false;
  apiFailure = new Error('no database');
  await expect(use(apiUrlOf)).rejects.toThrow('no database');
  apiFailure = undefined;
  isApiRunning = true;
  await use(apiUrlOf);
  expect([started.filter((name) => name === 'api').length, ended]).toEqual([3, ['api']]);
});

test('without a time to wait, each check ends what it started, also when it fails', async () => {
  const { prepare, use } = environmentFor(0, 'http://127.0.0.1:2');
  prepare();
  expect(started).toEqual([]);
  const failing = async (running: { apiUrl: string }) => await Promise.reject(new Error(running.apiUrl));
  await expect(use(failing)).rejects.toThrow('http://127.0.0.1:2');
  expect([started, ended]).toEqual([['browser'], ['browser']]);
});
