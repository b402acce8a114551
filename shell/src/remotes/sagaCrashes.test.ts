import { fakeToasts } from '@cpa/shared/testing';
import type { DataRouter } from 'react-router';
import { createSagaCrashes } from './sagaCrashes.ts';
import { anActiveRemote } from './testing/anActiveRemote.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const toasts = fakeToasts();
  const told: string[] = [];
  const revalidate = jest.fn(() => Promise.resolve());
  const crashes = createSagaCrashes({
    releases: { revision: 1, remotes: [anActiveRemote()] },
    toasts,
    report: ({ kind, remote }) => void told.push(`${kind} ${remote}`),
  });
  crashes.attach({ revalidate } as unknown as DataRouter);
  return { ...crashes, toasts, told, revalidate };
}

test('a saga that crashes is told of, and what it was asked for is asked for again when it runs again', () => {
  const { heard, toasts, told, revalidate } = setUp();
  heard('checkout/plans', new Error('broken'));
  expect(toasts.shown.map(({ title }) => title)).toEqual(['This page stopped working']);
  expect(told).toEqual(['threw-in-saga mfe-checkout']);
  expect(revalidate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(400);
  expect(revalidate).toHaveBeenCalledTimes(1);
});

test('one that crashes again and again troubles a person once', () => {
  const { heard, toasts, revalidate } = setUp();
  for (let crashes = 0; crashes < 5; crashes++) heard('checkout/plans', new Error('broken'));
  jest.advanceTimersByTime(60_000);
  expect(toasts.shown).toHaveLength(1);
  expect(revalidate).toHaveBeenCalledTimes(1);
});

test("one of the shell's own is a matter for the log", () => {
  navigator.sendBeacon = jest.fn(() => true);
  const { heard, toasts, told } = setUp();
  heard('shell/session', new Error('broken'));
  expect([toasts.shown, told]).toEqual([[], []]);
  expect(navigator.sendBeacon).toHaveBeenCalledTimes(1);
});
