import { createPortalStore } from '@cpa/shared/store';
import { aHost, anOwnVacancy, anApiError, aPackage, flushPromises } from '@cpa/shared/testing';
import type { RecruiterVacancy } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import type { VacanciesApi } from '../api/vacanciesApi.ts';
import { createActionsSaga } from './actionsSaga.ts';
import { events, selectActionRun, selectSponsorship } from './actionsSlice.ts';
import { ownVacancies, selectVacancyById } from './ownVacancies.ts';

const cook = {
  ...anOwnVacancy({ id: 7, title: 'Line Cook' }),
  screening_questions: [],
} as never as RecruiterVacancy;

function open(overrides: Partial<VacanciesApi> = {}) {
  const store = createPortalStore();
  const host = aHost({ links: { sponsor: '/plans/13?vacancy=:vacancy&step=2' } });
  const unexpected = () => Promise.reject(new Error('unexpected call'));
  const api: VacanciesApi = {
    own: unexpected,
    postings: async () => ({ companies: [] }),
    packages: async () => ({ packages: [] }),
    vacancy: unexpected,
    create: unexpected,
    update: unexpected,
    extend: unexpected,
    close: unexpected,
    repost: unexpected,
    sponsor: unexpected,
    remove: unexpected,
    ...overrides,
  };
  store.runFeatureSaga('recruiter/vacancy-actions', createActionsSaga(api, host));
  store.dispatch(ownVacancies.loaded(undefined, [cook, anOwnVacancy({ id: 8, title: 'Barista' })]));
  const read = <T>(selector: (state: object) => T): T => selector(store.getState());
  const vacancy = (id: number) => read((state) => selectVacancyById(state, id));
  return { store, host, read, vacancy, run: () => read(selectActionRun) };
}

const targets = [
  { id: 7, title: 'Line Cook', valid_through: '2026-12-20' },
  { id: 8, title: 'Barista', valid_through: '2026-12-21' },
];

describe('vacancy actions', () => {
  it('runs one call after another, each with its date, and replaces the rows', async () => {
    const extend = jest.fn(async (id: number, valid_through: string) => ({ ...cook, id, valid_through }));
    const { store, host, vacancy, run } = open({ extend });
    store.dispatch(events.actionConfirmed({ action: 'extend', targets }));
    await flushPromises();
    expect(extend.mock.calls).toEqual([
      [7, '2026-12-20'],
      [8, '2026-12-21'],
    ]);
    expect(run()).toMatchObject({ status: 'finished', succeeded: targets, failed: [] });
    expect(vacancy(8)?.valid_through).toBe('2026-12-21');
    expect(host.toasts.shown).toMatchObject([{ kind: 'success', title: '2 vacancies were extended' }]);
  });

  it('finds the sponsorship among the packages, whatever its number', async () => {
    const sponsorship = aPackage({ id: 70, sponsored: true });
    const { store, read } = open({
      packages: async () => ({ packages: [aPackage({ id: 13 }), sponsorship] }),
    });
    store.dispatch(events.pageOpened());
    await flushPromises();
    expect(read(selectSponsorship)).toEqual(sponsorship);
  });

  it('reports the failed rows and finishes the others', async () => {
    const refusal = anApiError(402, { message: 'No posting left.' });
    const repost = async (id: number) => (id === 7 ? Promise.reject(refusal) : { ...cook, id });
    const { store, run } = open({ repost });
    store.dispatch(events.actionConfirmed({ action: 'repost', targets }));
    await flushPromises();
    expect(run()).toMatchObject({
      status: 'finished',
      succeeded: [{ id: 8 }],
      failed: [{ target: { id: 7 }, error: { status: 402, message: 'No posting left.' } }],
    });
  });

  it('removes a deleted vacancy', async () => {
    const { store, vacancy } = open({
      remove: async (id) => ({ id, message: 'Vacancy deleted successfully' }),
    });
    store.dispatch(events.actionConfirmed({ action: 'delete', targets: targets.slice(0, 1) }));
    await flushPromises();
    expect(vacancy(7)).toBeUndefined();
  });

  it('stops at sign-out', async () => {
    const first = Promise.withResolvers<RecruiterVacancy>();
    const close = jest.fn(() => first.promise);
    const { store, run } = open({ close });
    store.dispatch(events.actionConfirmed({ action: 'close', targets }));
    store.dispatch(signedOut());
    first.resolve(cook);
    await flushPromises();
    expect(close).toHaveBeenCalledTimes(1);
    expect(run().status).toBe('idle');
  });

  describe('sponsoring', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    it('opens the plan page 1.5 s after success', async () => {
      const { store, host } = open({ sponsor: async () => ({ ...cook, sponsored: true }) });
      store.dispatch(events.actionConfirmed({ action: 'sponsor', targets: targets.slice(0, 1) }));
      await jest.advanceTimersByTimeAsync(1499);
      expect(host.visits).toEqual([]);
      await jest.advanceTimersByTimeAsync(1);
      expect(host.visits).toEqual([{ to: '/plans/13?vacancy=7&step=2', replace: false }]);
    });
  });

  it('duplicates into a draft and opens it in the editor', async () => {
    const whole = { ...cook, sectors: [{ id: 2, name: 'Food' }], educations: [], languages: [] };
    const create = jest.fn<ReturnType<VacanciesApi['create']>, Parameters<VacanciesApi['create']>>(
      async () => ({ ...whole, id: 30 }),
    );
    const { store, host } = open({ vacancy: async () => whole, create });
    store.dispatch(events.actionConfirmed({ action: 'duplicate', targets: targets.slice(0, 1) }));
    await flushPromises();
    expect(create.mock.calls[0]![0]).toMatchObject({ title: 'Line Cook (copy)', sectors: [2] });
    expect(create.mock.calls[0]![0]).not.toHaveProperty('status');
    expect(host.visits).toEqual([{ to: '/recruiter-dashboard/vacancies/30/edit', replace: false }]);
  });

  it('reports why a vacancy could not be duplicated', async () => {
    const { store, host, run } = open({
      vacancy: async () => Promise.reject(anApiError(503, { message: 'Busy.' })),
    });
    store.dispatch(events.actionConfirmed({ action: 'duplicate', targets: targets.slice(0, 1) }));
    await flushPromises();
    expect(run()).toMatchObject({ status: 'finished', failed: [{ error: { message: 'Busy.' } }] });
    expect([host.toasts.shown, host.visits]).toEqual([[], []]);
  });
});
