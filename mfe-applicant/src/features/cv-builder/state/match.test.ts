import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, anApplicantApplication, aVacancy } from '@cpa/shared/testing';
import { createMatchSaga, type MatchApi } from './matchSaga.ts';
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
});
