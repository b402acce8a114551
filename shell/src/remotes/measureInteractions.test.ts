import { inpOf } from './inp.rules.ts';
import { measureInteractions } from './measureInteractions.ts';
import { anActiveRemote } from './testing/anActiveRemote.ts';

type Entry = { interactionId: number; duration: number };

/** Observer of events that a test emits. */
class FakeObserver {
  static readonly supportedEntryTypes = ['event'];
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
  measureInteractions(
    { revision: 1, remotes: [anActiveRemote()] },
    remotes,
    (report) => void sent.push(report),
  );
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
  expect(sent).toEqual([{ remote: 'mfe-checkout', version: '00000000000000bb', inp: 216 }]);
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
