import { fakeToasts } from '@cpa/shared/testing';
import { createPageFailures } from './router/pageFailures.ts';
import { createSagaCrashHandler } from './sagaCrashes.ts';
import { anActiveRemote } from '../remotes/testing/anActiveRemote.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const toasts = fakeToasts();
  const reports: string[] = [];
  const pages = createPageFailures();
  const revalidate = jest.fn(() => Promise.resolve());
  const crashes = createSagaCrashHandler({
    releases: { revision: 1, remotes: [anActiveRemote()] },
    toasts,
    report: ({ kind, remote }) => void reports.push(`${kind} ${remote}`),
    pages,
  });
  crashes.attach({ revalidate });
  const { onCrash, onRestart } = crashes;
  const crashAndRestart = () => {
    onCrash('checkout/plans', new Error('broken'));
    onRestart('checkout/plans');
  };
  return { ...crashes, crashAndRestart, toasts, reports, pages, revalidate };
}

test('reports a crash, shows a toast and runs the loaders again after the restart', () => {
  const { onCrash, onRestart, toasts, reports, revalidate } = setUp();
  onCrash('checkout/plans', new Error('broken'));
  expect(toasts.shown.map(({ title }) => title)).toEqual(['This page stopped working']);
  expect(reports).toEqual(['threw-in-saga mfe-checkout']);
  expect(revalidate).not.toHaveBeenCalled();
  onRestart('checkout/plans');
  expect(revalidate).toHaveBeenCalledTimes(1);
});

test('shows one toast for a saga that crashes repeatedly, then the fallback in place of the pages', () => {
  const { crashAndRestart, toasts, revalidate, pages } = setUp();
  crashAndRestart();
  crashAndRestart();
  expect([revalidate.mock.calls.length, pages.get('mfe-checkout')]).toEqual([2, undefined]);
  crashAndRestart();
  expect(pages.get('mfe-checkout')?.kind).toBe('threw-in-saga');
  expect(toasts.shown).toHaveLength(1);
  expect(revalidate).toHaveBeenCalledTimes(2);
});

test('runs the loaders again when the user has asked for the pages before the restart', () => {
  const { crashAndRestart, onCrash, onRestart, pages, revalidate } = setUp();
  crashAndRestart();
  crashAndRestart();
  onCrash('checkout/plans', new Error('broken'));
  pages.clear('mfe-checkout');
  onRestart('checkout/plans');
  expect(revalidate).toHaveBeenCalledTimes(3);
});

test('keeps the pages of a remote whose sagas crash now and then', () => {
  const { crashAndRestart, pages } = setUp();
  for (let crashes = 0; crashes < 5; crashes++) {
    crashAndRestart();
    jest.advanceTimersByTime(31_000);
  }
  expect(pages.get('mfe-checkout')).toBeUndefined();
});

test('only logs a crash of a saga of the shell', () => {
  navigator.sendBeacon = jest.fn(() => true);
  const { onCrash, toasts, reports } = setUp();
  onCrash('shell/session', new Error('broken'));
  expect([toasts.shown, reports]).toEqual([[], []]);
  expect(navigator.sendBeacon).toHaveBeenCalledTimes(1);
});
