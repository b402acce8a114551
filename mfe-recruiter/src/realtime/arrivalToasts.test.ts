import { createPortalStore } from '@cpa/shared/store';
import { fakeToasts } from '@cpa/shared/testing';
import { createArrivalToasts } from './arrivalToasts.ts';
import { applicationReceived } from './realtimeEvents.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('names the vacancy of new applicants, once per vacancy', async () => {
  const store = createPortalStore();
  const toasts = fakeToasts();
  store.runFeatureSaga('recruiter/arrivals', createArrivalToasts(toasts));
  const arrive = (vacancyId: number, vacancyTitle: string, name: string) =>
    store.dispatch(applicationReceived({ vacancyId, vacancyTitle, name }));
  arrive(10, 'Line Cook', 'Rudy Tromp');
  arrive(11, 'Barista', 'Aisha Croes');
  arrive(10, 'Line Cook', 'Ana Kock');
  await jest.advanceTimersByTimeAsync(1000);
  expect(toasts.shown).toEqual([
    { kind: 'info', title: '2 new applicants for Line Cook', description: 'Rudy Tromp, Ana Kock' },
    { kind: 'info', title: 'New applicant for Barista', description: 'Aisha Croes' },
  ]);
  arrive(10, 'Line Cook', 'Ben Maduro');
  await jest.advanceTimersByTimeAsync(1000);
  expect(toasts.shown).toHaveLength(3);
});
