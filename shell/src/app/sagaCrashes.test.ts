import { fakeToasts } from '@cpa/shared/testing';
import { createSagaCrashHandler } from './sagaCrashes.ts';
import { anActiveRemote } from '../remotes/testing/anActiveRemote.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const toasts = fakeToasts();
  const reports: string[] = [];
  const replaced: string[] = [];
  const revalidate = jest.fn(() => Promise.resolve());
  const crashes = createSagaCrashHandler({
    releases: { revision: 1, remotes: [anActiveRemote()] },
    toasts,
    report: ({ kind, remote }) => void reports.push(`${kind} ${remote}`),
    replacePages: ({ kind, remote }) => void replaced.push(`${kind} ${remote}`),
  });
  crashes.attach({ revalidate });
  return { ...crashes, toasts, reports, replaced, revalidate };
}

test('reports a crash, shows a toast and runs the loaders again after the restart', () => {
  const { onCrash, toasts, reports, revalidate } = setUp();
  onCrash('checkout/plans', new Error('broken'));
  expect(toasts.shown.map(({ title }) => title)).toEqual(['This page stopped working']);
  expect(reports).toEqual(['threw-in-saga mfe-checkout']);
  expect(revalidate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(400);
  expect(revalidate).toHaveBeenCalledTimes(1);
});

test('shows one toast for a saga that crashes repeatedly, then the fallback in place of the pages', () => {
  const { onCrash, toasts, revalidate, replaced } = setUp();
  onCrash('checkout/plans', new Error('broken'));
  jest.advanceTimersByTime(400);
  onCrash('checkout/plans', new Error('broken'));
  jest.advanceTimersByTime(800);
  expect([revalidate.mock.calls.length, replaced]).toEqual([2, []]);
  onCrash('checkout/plans', new Error('broken'));
  jest.advanceTimersByTime(60_000);
  expect(replaced).toEqual(['threw-in-saga mfe-checkout']);
  expect(toasts.shown).toHaveLength(1);
  expect(revalidate).toHaveBeenCalledTimes(2);
});

test('keeps the pages of a remote whose sagas crash now and then', () => {
  const { onCrash, replaced } = setUp();
  for (let crashes = 0; crashes < 5; crashes++) {
    onCrash('checkout/plans', new Error('broken'));
    jest.advanceTimersByTime(31_000);
  }
  expect(replaced).toEqual([]);
});

test('only logs a crash of a saga of the shell', () => {
  navigator.sendBeacon = jest.fn(() => true);
  const { onCrash, toasts, reports } = setUp();
  onCrash('shell/session', new Error('broken'));
  expect([toasts.shown, reports]).toEqual([[], []]);
  expect(navigator.sendBeacon).toHaveBeenCalledTimes(1);
});
