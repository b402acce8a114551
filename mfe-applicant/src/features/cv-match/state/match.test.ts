import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, anApplicantApplication, aVacancy } from '@cpa/shared/testing';
import type { MatchApi } from '../api/matchApi.ts';
import { createMatchSaga } from './matchSaga.ts';
import { events, selectMatch } from './matchSlice.ts';

const cook = aVacancy({ id: 7, title: 'Cook' });
type Page = Awaited<ReturnType<MatchApi['searchVacancies']>>;

function start(answers: Partial<MatchApi> = {}) {
  const unexpected = () => Promise.reject(new Error('This call was not expected.'));
  const api: MatchApi = {
    vacancy: unexpected,
    applications: unexpected,
    savedVacancies: unexpected,
    searchVacancies: unexpected,
    ...answers,
  };
  const store = createPortalStore();
  store.runFeatureSaga('applicant/cv-match', createMatchSaga(api));
  return { store, state: () => selectMatch(store.getState() as object) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('CV match state', () => {
  it('offers the vacancies of the account once each, and none to visitors', async () => {
    const application = { ...anApplicantApplication(), vacancy_id: 7, vacancy: cook };
    const { store, state } = start({
      applications: async () => [application],
      savedVacancies: async () => ({ vacancies: [{ ...cook, saved_at: '2026-01-05T10:00:00Z' }] }),
    });
    store.dispatch(events.matchOpened({ isApplicant: false }));
    await jest.advanceTimersByTimeAsync(0);
    expect(state().own).toEqual([]);
    store.dispatch(events.matchOpened({ isApplicant: true }));
    await jest.advanceTimersByTimeAsync(0);
    expect(state().own).toEqual([{ id: 7, title: 'Cook', company: cook.company.name }]);
  });

  it('ignores a search response that arrives after a newer query', async () => {
    const answers: Record<string, (page: Page) => void> = {};
    const { store, state } = start({
      searchVacancies: (query) => new Promise((resolve) => void (answers[query] = resolve)),
    });
    store.dispatch(events.queryChanged('co'));
    await jest.advanceTimersByTimeAsync(400);
    store.dispatch(events.queryChanged('cook'));
    await jest.advanceTimersByTimeAsync(400);
    answers['cook']!({ data: [cook] } as unknown as Page);
    answers['co']!({ data: [] } as unknown as Page);
    await jest.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ search: 'loaded', results: [{ id: 7 }] });
  });

  it('keeps the error of a failed search and of a failed vacancy, and resets at sign-out', async () => {
    const failure = () => Promise.reject(anApiError(503, { message: 'Away.' }));
    const { store, state } = start({ searchVacancies: failure, vacancy: failure });
    store.dispatch(events.queryChanged('cook'));
    await jest.advanceTimersByTimeAsync(400);
    expect(state().search).toBe('failed');
    store.dispatch(events.vacancyChosen({ id: 7 }));
    await jest.advanceTimersByTimeAsync(0);
    expect(state().chosen).toMatchObject({ status: 'failed', error: { message: 'Away.' } });
    store.dispatch(signedOut());
    expect(state()).toMatchObject({ query: '', chosen: null });
  });

  it('waits for a pause in typing, sends the trimmed query and shows no old results without one', async () => {
    const searchVacancies = jest.fn(async () => ({ data: [cook] }) as unknown as Page);
    const { store, state } = start({ searchVacancies });
    store.dispatch(events.queryChanged('co'));
    await jest.advanceTimersByTimeAsync(200);
    store.dispatch(events.queryChanged(' cook '));
    expect(state().search).toBe('loading');
    await jest.advanceTimersByTimeAsync(400);
    expect(searchVacancies.mock.calls).toEqual([['cook']]);
    expect(state().results).toMatchObject([{ id: 7 }]);
    store.dispatch(events.queryChanged(' '));
    expect(state()).toMatchObject({ search: 'idle', results: [] });
    await jest.advanceTimersByTimeAsync(400);
    expect(searchVacancies).toHaveBeenCalledTimes(1);
  });

  it('shows the vacancy that was chosen last, and none after the choice was cleared', async () => {
    const late: Record<number, (vacancy: typeof cook) => void> = {};
    const { store, state } = start({
      vacancy: (id) => new Promise((resolve) => void (late[id] = resolve)),
    });
    store.dispatch(events.vacancyChosen({ id: 7 }));
    store.dispatch(events.vacancyChosen({ id: 8 }));
    late[8]!(aVacancy({ id: 8 }));
    late[7]!(cook);
    await jest.advanceTimersByTimeAsync(0);
    expect([state().vacancy?.id, state().chosen?.status]).toEqual([8, 'loaded']);
    store.dispatch(events.vacancyChosen({ id: 9 }));
    expect([state().vacancy, state().chosen?.status]).toEqual([null, 'loading']);
    store.dispatch(events.choiceCleared());
    late[9]!(aVacancy({ id: 9 }));
    await jest.advanceTimersByTimeAsync(0);
    expect([state().vacancy, state().chosen]).toEqual([null, null]);
  });

  it('searches without the own lists when they cannot be read, and has none of the former account', async () => {
    const failing = start({ applications: () => Promise.reject(anApiError(503)) });
    failing.store.dispatch(events.matchOpened({ isApplicant: true }));
    await jest.advanceTimersByTimeAsync(0);
    expect(failing.state()).toMatchObject({ own: [], search: 'idle' });
    const late = Promise.withResolvers<never>();
    const { store, state } = start({
      applications: () => late.promise,
      savedVacancies: async () => ({ vacancies: [{ ...cook, saved_at: '2026-01-05T10:00:00Z' }] }),
    });
    store.dispatch(events.matchOpened({ isApplicant: true }));
    store.dispatch(signedOut());
    late.resolve([] as never);
    await jest.advanceTimersByTimeAsync(0);
    expect(state().own).toEqual([]);
  });
});
