import { profileLoaded, signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, anOwnVacancy, aRecruiterProfile, fakeToasts, flushPromises } from '@cpa/shared/testing';
import { eventsMissed, postingsChanged } from '../../../realtime/realtimeEvents.ts';
import type { PlanSetupApi } from '../api/planSetupApi.ts';
import { createPlanSetupSaga } from './planSetupSaga.ts';
import { selectPlanSetup, setupOpened, sponsorRequested } from './planSetupSlice.ts';

const vacancies = [anOwnVacancy({ id: 7, title: 'Cook' })];
const companies = [
  { company_id: 3, free: { duration_days: 30, used_by: null }, packages: [], sponsorships_left: 1 },
];

function start(overrides: Partial<PlanSetupApi> = {}) {
  const calls: string[] = [];
  const count = (name: string, value: unknown) => async () => {
    calls.push(name);
    return value as never;
  };
  const api: PlanSetupApi = {
    vacancies: count('vacancies', { vacancies }),
    company: count('company', { id: 3, name: 'Cas di Sabor' }),
    sponsor: count('sponsor', { title: 'Cook' }),
    postings: count('postings', { companies }),
    ...overrides,
  };
  const store = createPortalStore();
  const toasts = fakeToasts();
  store.runFeatureSaga('checkout/plan-setup', createPlanSetupSaga(api, toasts));
  return { store, toasts, calls, state: () => selectPlanSetup(store.getState() as object) };
}

async function open(overrides: Partial<PlanSetupApi> = {}) {
  const test = start(overrides);
  test.store.dispatch(profileLoaded(aRecruiterProfile()));
  await flushPromises();
  return test;
}

describe('setup of a plan', () => {
  it('shows the vacancies, postings and company of a recruiter', async () => {
    const { state } = await open();
    expect(state()).toMatchObject({ status: 'loaded', vacancies: [{ id: 7 }], company: { id: 3 } });
    expect(state().postings).toEqual(companies);
  });

  it('waits for the profile, which may arrive after the page has opened, and reads once', async () => {
    const { store, state, calls } = start();
    store.dispatch(setupOpened());
    await flushPromises();
    expect([state().status, calls]).toEqual(['idle', []]);
    store.dispatch(profileLoaded(aRecruiterProfile()));
    await flushPromises();
    store.dispatch(profileLoaded(aRecruiterProfile()));
    await flushPromises();
    expect([state().status, calls.length]).toEqual(['loaded', 3]);
  });

  it('reads nothing for an applicant', async () => {
    const { store, state, calls } = start();
    store.dispatch(profileLoaded(aRecruiterProfile({ role: 'applicant', companies: [] })));
    store.dispatch(setupOpened());
    await flushPromises();
    expect([state().status, calls]).toEqual(['idle', []]);
  });

  it('works without the company of its preview, and for a recruiter without one', async () => {
    const unreadable = await open({ company: () => Promise.reject(anApiError(503)) });
    expect(unreadable.state()).toMatchObject({ status: 'loaded', company: null, vacancies: [{ id: 7 }] });
    const { store, state, calls } = start();
    store.dispatch(profileLoaded(aRecruiterProfile({ companies: [] })));
    store.dispatch(setupOpened());
    await flushPromises();
    expect([state().status, state().company, calls.includes('company')]).toEqual(['loaded', null, false]);
  });

  it('says why it cannot be read, and recovers', async () => {
    const postings = jest.fn<ReturnType<PlanSetupApi['postings']>, []>();
    postings.mockRejectedValueOnce(anApiError(503)).mockResolvedValue({ companies });
    const { store, state } = await open({ postings });
    expect(state()).toMatchObject({ status: 'failed', error: { status: 503 } });
    store.dispatch(setupOpened());
    await flushPromises();
    expect(state()).toMatchObject({ status: 'loaded', error: null });
  });

  it('shows nothing after sign-out, also when the response arrives later', async () => {
    const late = Promise.withResolvers<never>();
    const { store, state } = await open({ postings: () => late.promise });
    expect(state().status).toBe('loading');
    store.dispatch(signedOut());
    late.resolve({ companies } as never);
    await flushPromises();
    expect(state()).toMatchObject({ status: 'idle', vacancies: [], postings: [] });
  });
});

describe('remaining postings', () => {
  const settle = async () => await jest.advanceTimersByTimeAsync(1000);

  it('is read again once after several events, while the page stays as it is when that fails', async () => {
    const postings = jest.fn<ReturnType<PlanSetupApi['postings']>, []>(async () => ({ companies }));
    const { store, state } = await open({ postings });
    jest.useFakeTimers();
    try {
      postings.mockRejectedValueOnce(anApiError(503));
      store.dispatch(postingsChanged());
      store.dispatch(postingsChanged());
      store.dispatch(eventsMissed());
      await settle();
      expect(postings).toHaveBeenCalledTimes(2);
      expect(state()).toMatchObject({ status: 'loaded', vacancies: [{ id: 7 }], error: null });
      postings.mockResolvedValue({ companies: [] });
      store.dispatch(eventsMissed());
      await settle();
      expect(state().postings).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is not read for a visitor, whatever happens', async () => {
    const { store, calls } = start();
    jest.useFakeTimers();
    try {
      store.dispatch(postingsChanged());
      await settle();
      expect(calls).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('sponsorship that is left', () => {
  it('is used once, and the remaining ones are read again while the page stays', async () => {
    const late = Promise.withResolvers<never>();
    const sponsor = jest.fn<ReturnType<PlanSetupApi['sponsor']>, [number]>(() => late.promise);
    const { store, state, calls, toasts } = await open({ sponsor });
    store.dispatch(sponsorRequested({ vacancyId: 7 }));
    store.dispatch(sponsorRequested({ vacancyId: 7 }));
    expect(state()).toMatchObject({ isSponsoring: true, status: 'loaded' });
    late.resolve({ title: 'Cook' } as never);
    await flushPromises();
    expect(sponsor.mock.calls).toEqual([[7]]);
    expect([state().isSponsoring, calls.filter((name) => name === 'postings').length]).toEqual([false, 2]);
    expect(toasts.shown.at(-1)).toMatchObject({ kind: 'success' });
  });

  it('can be used again after a failure, which is shown', async () => {
    const sponsor = () => Promise.reject(anApiError(402, { message: 'None is left.' }));
    const { store, state, calls, toasts } = await open({ sponsor });
    store.dispatch(sponsorRequested({ vacancyId: 7 }));
    await flushPromises();
    expect([state().isSponsoring, calls.filter((name) => name === 'postings').length]).toEqual([false, 1]);
    expect(toasts.shown.at(-1)).toMatchObject({ kind: 'error', description: 'None is left.' });
  });
});
