import { readInWorker } from './readInWorker.ts';

class SilentWorker extends EventTarget {
  static last: SilentWorker;
  isEnded = false;
  constructor() {
    super();
    SilentWorker.last = this;
  }
  postMessage() {
    return undefined;
  }
  terminate() {
    this.isEnded = true;
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { Worker: SilentWorker });
});
afterEach(() => jest.useRealTimers());

it('ends the worker with its result', async () => {
  const reading = readInWorker({ pages: [] });
  SilentWorker.last.dispatchEvent(new MessageEvent('message', { data: { resume: {}, unassigned: [] } }));
  await expect(reading).resolves.toEqual({ resume: {}, unassigned: [] });
  expect(SilentWorker.last.isEnded).toBe(true);
});

it('refuses a file that is not read before the deadline, and ends the worker', async () => {
  const reading = readInWorker({ pages: [] });
  await jest.advanceTimersByTimeAsync(14_900);
  expect(SilentWorker.last.isEnded).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  await expect(reading).resolves.toEqual({ refusal: 'unknown' });
  expect(SilentWorker.last.isEnded).toBe(true);
});
