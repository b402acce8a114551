import { measureVitals } from './measureVitals.ts';
import { anActiveRemote } from './testing/anActiveRemote.ts';
import { clsOf, inpOf } from './vitals.rules.ts';

type Entry = {
  entryType?: string;
  interactionId?: number;
  duration?: number;
  startTime?: number;
  value?: number;
  hadRecentInput?: boolean;
};

/** Observer of entries that a test emits. */
class FakeObserver {
  static readonly supportedEntryTypes = ['event', 'largest-contentful-paint', 'layout-shift'];
  static emit: (entries: Entry[]) => void = () => {};
  constructor(callback: (list: { getEntries: () => Entry[] }) => void) {
    FakeObserver.emit = (entries) => callback({ getEntries: () => entries });
  }
  observe(): void {}
  takeRecords(): Entry[] {
    return [];
  }
}

const browserObserver = globalThis.PerformanceObserver;
beforeEach(() => {
  globalThis.PerformanceObserver = FakeObserver as never;
  history.replaceState(null, '', '/plans');
});
afterEach(() => {
  globalThis.PerformanceObserver = browserObserver;
});

function measure(remotes: string[]) {
  const sent: unknown[] = [];
  measureVitals({ revision: 1, remotes: [anActiveRemote()] }, remotes, (report) => void sent.push(report));
  return sent;
}

function hidePage(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  dispatchEvent(new Event('visibilitychange'));
}

test('reports the longest interaction of a remote when the page is hidden, once per value', () => {
  const sent = measure(['mfe-checkout']);
  FakeObserver.emit([
    { interactionId: 1, duration: 48 },
    { interactionId: 1, duration: 216 },
    { interactionId: 2, duration: 104 },
    { interactionId: 0, duration: 900 },
  ]);
  expect(sent).toEqual([]);
  hidePage();
  hidePage();
  expect(sent).toEqual([{ remote: 'mfe-checkout', version: '00000000000000bb', inp: 216, cls: 0 }]);
});

test('reports the Largest Contentful Paint and the layout shifts that no input caused', () => {
  const sent = measure(['mfe-checkout']);
  FakeObserver.emit([
    { entryType: 'largest-contentful-paint', startTime: 640.2 },
    { entryType: 'largest-contentful-paint', startTime: 910.6 },
    { entryType: 'layout-shift', startTime: 700, value: 0.02 },
    { entryType: 'layout-shift', startTime: 900, value: 0.03 },
    { entryType: 'layout-shift', startTime: 950, value: 0.9, hadRecentInput: true },
  ]);
  hidePage();
  expect(sent).toEqual([{ remote: 'mfe-checkout', version: '00000000000000bb', lcp: 911, cls: 0.05 }]);
});

test('ignores interactions with the pages of other remotes', () => {
  const sent = measure(['mfe-public']);
  FakeObserver.emit([{ interactionId: 1, duration: 216 }]);
  hidePage();
  expect(sent).toEqual([]);
});

test.each([
  [[], undefined],
  [[120.4], 120],
  [[40, 300, 80], 300],
  [Array.from({ length: 50 }, (_, index) => index), 48],
])('the INP of %j is %s', (durations, expected) => {
  expect(inpOf(durations)).toBe(expected);
});

test.each([
  [[], 0],
  // Two groups more than a second apart.
  [
    [
      [0, 0.1],
      [900, 0.1],
      [2000, 0.15],
    ],
    0.2,
  ],
  // A group ends after five seconds.
  [Array.from({ length: 8 }, (_, index) => [index * 900, 0.1]), 0.6],
])('the CLS of %j is %s', (shifts, expected) => {
  expect(clsOf(shifts.map(([at = 0, value = 0]) => ({ at, value })))).toBe(expected);
});
