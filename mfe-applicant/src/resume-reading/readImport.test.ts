import { openPdf } from '@cpa/shared/ui/pdf';
import { strToU8, zipSync } from 'fflate';
import type { ImportSource } from './importSource.ts';
import { readImport } from './readImport.ts';
import { readInWorker } from './readInWorker.ts';

jest.mock('@cpa/shared/ui/pdf', () => ({ openPdf: jest.fn() }));

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

it('refuses a file at which the worker fails, and ends the worker', async () => {
  const reading = readInWorker({ pages: [] });
  SilentWorker.last.dispatchEvent(Object.assign(new Event('error'), { message: 'Broken.' }));
  await expect(reading).resolves.toEqual({ refusal: 'unknown' });
  expect(SilentWorker.last.isEnded).toBe(true);
});

it('does not blame the file when the worker cannot be loaded', async () => {
  const reading = readInWorker({ pages: [] });
  SilentWorker.last.dispatchEvent(new Event('error'));
  await expect(reading).resolves.toEqual({ refusal: 'unloaded' });
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

  it('refuses a file that has been moved since it was chosen', async () => {
    const moved = { size: 4, arrayBuffer: () => Promise.reject(new Error('Gone.')) } as unknown as File;
    expect(await readImport(moved)).toEqual({ refusal: 'unknown' });
  });

  it('reads any other file in a worker, by its content', async () => {
    const zip = zipSync({ 'word/document.xml': strToU8('<w:document/>') });
    const reading = readImport(aFile(zip));
    await jest.advanceTimersByTimeAsync(0);
    expect(SilentWorker.last.source).toEqual({ bytes: zip });
    SilentWorker.last.dispatchEvent(new MessageEvent('message', { data: { refusal: 'unknown' } }));
    expect(await reading).toEqual({ refusal: 'unknown' });
  });

  describe('of a PDF', () => {
    const pageOf = (...texts: string[]) => ({
      getTextContent: async () => ({
        items: [{ type: 'beginMarkedContent' }, ...texts.map((str) => ({ str }))],
      }),
    });
    const destroy = jest.fn(async () => {});
    const aPdf = (pages: object[]) => ({
      numPages: pages.length,
      getPage: async (number: number) => pages[number - 1],
      loadingTask: { destroy },
    });
    const read = async () => {
      const reading = readImport(aFile(PDF));
      await jest.advanceTimersByTimeAsync(0);
      return reading;
    };

    beforeEach(() => {
      destroy.mockClear();
      SilentWorker.last = new SilentWorker();
    });

    it('hands the texts of all pages to a worker', async () => {
      jest.mocked(openPdf).mockResolvedValueOnce(aPdf([pageOf('Raïsa'), pageOf('Cook', 'Bahia')]) as never);
      const reading = readImport(aFile(PDF));
      await jest.advanceTimersByTimeAsync(0);
      const pages = [[{ str: 'Raïsa' }], [{ str: 'Cook' }, { str: 'Bahia' }]];
      expect(SilentWorker.last.source).toEqual({ pages });
      SilentWorker.last.dispatchEvent(new MessageEvent('message', { data: { refusal: 'noText' } }));
      expect(await reading).toEqual({ refusal: 'noText' });
      expect(destroy).toHaveBeenCalledTimes(1);
    });

    it('reads 30 pages at most', async () => {
      jest
        .mocked(openPdf)
        .mockResolvedValueOnce(aPdf(Array.from({ length: 31 }, () => pageOf('Cook'))) as never);
      const reading = readImport(aFile(PDF));
      await jest.advanceTimersByTimeAsync(0);
      expect((SilentWorker.last.source as { pages: unknown[] }).pages).toHaveLength(30);
      SilentWorker.last.dispatchEvent(new MessageEvent('message', { data: { refusal: 'noText' } }));
      await reading;
    });

    it.each([
      ['that is protected by a password', 'PasswordException', 'encrypted'],
      ['that is broken', 'InvalidPDFException', 'unknown'],
    ])('refuses one %s', async (_, name, refusal) => {
      jest.mocked(openPdf).mockRejectedValueOnce(Object.assign(new Error('No.'), { name }));
      expect(await read()).toEqual({ refusal });
    });

    it('rejects when pdf.js cannot be loaded', async () => {
      const lost = Object.assign(new Error('Lost.'), { name: 'ChunkLoadError' });
      jest.mocked(openPdf).mockRejectedValueOnce(lost);
      const reason = readImport(aFile(PDF)).catch((error: unknown) => error);
      await jest.advanceTimersByTimeAsync(0);
      expect(await reason).toBe(lost);
    });

    it('ends reading a page that fails', async () => {
      const page = { getTextContent: () => Promise.reject(new Error('Broken.')) };
      jest.mocked(openPdf).mockResolvedValueOnce(aPdf([page]) as never);
      expect(await read()).toEqual({ refusal: 'unknown' });
      expect(destroy).toHaveBeenCalledTimes(1);
    });

    it('refuses one that is not read before the deadline, without a worker', async () => {
      jest.mocked(openPdf).mockReturnValueOnce(new Promise<never>(() => {}));
      const reading = readImport(aFile(PDF));
      await jest.advanceTimersByTimeAsync(15_100);
      expect(await reading).toEqual({ refusal: 'unknown' });
      expect(SilentWorker.last.source).toBeUndefined();
    });
  });
});
