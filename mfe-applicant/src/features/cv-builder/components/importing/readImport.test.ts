import { strToU8, zipSync } from 'fflate';
import type { ImportSource } from '../../model/importSource.ts';
import { readImport } from './readImport.ts';
import { readInWorker } from './readInWorker.ts';

class SilentWorker extends EventTarget {
  static last: SilentWorker;
  isEnded = false;
  source: ImportSource | undefined;
  constructor() {
    super();
    SilentWorker.last = this;
  }
  postMessage(source: ImportSource) {
    this.source = source;
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

describe('readImport', () => {
  const aFile = (bytes: Uint8Array, size = bytes.length) =>
    ({ size, arrayBuffer: async () => bytes.slice().buffer }) as unknown as File;
  const padded = (start: Uint8Array, length: number) => {
    const bytes = new Uint8Array(length);
    bytes.set(start);
    return bytes;
  };
  const PDF = strToU8('%PDF-1.7\n');

  it.each([
    ['a file that would fill the memory', aFile(new Uint8Array(4), 100_000_001), 'tooLarge'],
    ['a PDF of more than 10 MB', aFile(padded(PDF, 10_000_001)), 'tooLarge'],
    ['a Word file of before 2007', aFile(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])), 'oldWord'],
  ])('refuses %s without starting a worker', async (_, file, refusal) => {
    SilentWorker.last = new SilentWorker();
    const before = SilentWorker.last;
    expect(await readImport(file)).toEqual({ refusal });
    expect(SilentWorker.last).toBe(before);
  });

  it('reads any other file in a worker, by its content', async () => {
    const zip = zipSync({ 'word/document.xml': strToU8('<w:document/>') });
    const reading = readImport(aFile(zip));
    await jest.advanceTimersByTimeAsync(0);
    expect(SilentWorker.last.source).toEqual({ bytes: zip });
    SilentWorker.last.dispatchEvent(new MessageEvent('message', { data: { refusal: 'unknown' } }));
    expect(await reading).toEqual({ refusal: 'unknown' });
  });
});
