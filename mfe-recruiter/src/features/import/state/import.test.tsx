import type { ImportProgress, ScrapedPick, ScrapedVacancies } from '@cpa/shared/contracts';
import { profileLoaded, signedOut } from '@cpa/shared/session';
import { aCompanyRef, aRecruiterProfile, anApiError, flushPromises } from '@cpa/shared/testing';
import { importProgressed } from '../../../realtime/realtimeEvents.ts';
import type { ImportApi } from '../api/importApi.ts';
import { careersPage, ownCompany } from '../testing/fakeImportApi.ts';
import { found, open } from '../testing/foundImport.ts';
import { aFoundList, aFoundVacancy, aRunningImport } from '../testing/foundVacancies.ts';
import { companyChosen, fetchRequested, importOpened } from './importEvents.ts';
import { events } from './importSlice.ts';

const chef = aFoundVacancy();
const host = aFoundVacancy({ id: 32, title: 'Terrace Host', salary_currency: null });
const dishwasher = aFoundVacancy({ id: 33, title: 'Dishwasher', vacancy_id: 90 });
const FETCHING = "Fetching vacancies. Please don't close the page.";

beforeEach(() => localStorage.clear());

describe('import: fetching the careers page', () => {
  it('polls the import until it finishes and selects all new vacancies', async () => {
    const polled: number[] = [];
    const second = Promise.withResolvers<ScrapedVacancies>();
    const { state, toasts } = await found(aRunningImport(), {
      follow: async (_company, id) => {
        polled.push(id);
        return await second.promise;
      },
    });
    expect(state()).toMatchObject({ status: 'fetching', progress: { pages_done: 1, found: 1 } });
    second.resolve(aFoundList(chef, dishwasher));
    await flushPromises();
    expect(polled).toEqual([5]);
    expect(state()).toMatchObject({ status: 'ready', results: { picked: [31] } });
    expect(toasts.shown).toEqual([
      { kind: 'progress', title: FETCHING },
      { kind: 'success', title: 'Vacancies fetched successfully!' },
    ]);
  });

  it('applies realtime progress and ignores outdated events', async () => {
    const { store, state } = await found(aRunningImport({ pages_done: 2 }), {
      follow: () => new Promise(() => {}),
    });
    const receive = (overrides: Partial<ImportProgress>) => {
      const progress = { import_id: 5, company_id: 3, pages_done: 1, pages_total: 9, found: 1, ...overrides };
      store.dispatch(importProgressed(progress));
      return state().progress?.pages_done;
    };
    expect(receive({ pages_done: 4 })).toBe(4);
    expect(receive({ pages_done: 3 })).toBe(4);
    expect(receive({ pages_done: 8, import_id: 4 })).toBe(4);
    expect(receive({ pages_done: 8, company_id: 7 })).toBe(4);
    expect(receive({ pages_done: 0, import_id: 6 })).toBe(0);
  });

  it('ignores progress of an import it did not start', async () => {
    const { store, state } = await found(aFoundList(chef));
    store.dispatch(
      importProgressed({ import_id: 6, company_id: 3, pages_done: 1, pages_total: 2, found: 0 }),
    );
    expect(state()).toMatchObject({ status: 'ready', progress: null });
  });

  it('saves a new URL to the company first', async () => {
    const calls: unknown[] = [];
    const page = open({
      company: async () => ownCompany(null),
      saveCareersUrl: async (...call) => {
        calls.push(call);
        return ownCompany();
      },
      start: async (id) => {
        calls.push(id);
        return aFoundList(chef);
      },
    });
    await flushPromises();
    page.store.dispatch(fetchRequested({ careersUrl: careersPage }));
    await flushPromises();
    expect(calls).toEqual([[3, careersPage], 3]);
    expect(page.state().careersUrl).toBe(careersPage);
  });

  it('shows the message of the server, or a default message, when the fetch fails', async () => {
    const start = jest.fn<ReturnType<ImportApi['start']>, []>();
    start
      .mockRejectedValueOnce(anApiError(422, { message: 'The careers page could not be reached.' }))
      .mockRejectedValueOnce(new Error('socket hang up'));
    const { store, state, toasts } = open({ start });
    await flushPromises();
    store.dispatch(fetchRequested({ careersUrl: careersPage }));
    await flushPromises();
    expect(state()).toMatchObject({ status: 'ready', error: { status: 422 } });
    store.dispatch(fetchRequested({ careersUrl: careersPage }));
    await flushPromises();
    expect(toasts.shown.filter(({ kind }) => kind === 'error')).toEqual([
      { kind: 'error', title: 'The careers page could not be reached.' },
      { kind: 'error', title: 'Failed to fetch vacancies. Please try again later.' },
    ]);
  });

  it('ignores a second request while one is pending', async () => {
    const start = jest.fn<ReturnType<ImportApi['start']>, []>(() => new Promise(() => {}));
    const { store } = open({ start });
    await flushPromises();
    store.dispatch(fetchRequested({ careersUrl: careersPage }));
    store.dispatch(fetchRequested({ careersUrl: careersPage }));
    await flushPromises();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('continues while the user visits another page', async () => {
    const slow = Promise.withResolvers<ScrapedVacancies>();
    const { store, state } = await found(aRunningImport(), { follow: async () => await slow.promise });
    store.dispatch(importOpened());
    await flushPromises();
    expect(state().status).toBe('fetching');
    slow.resolve(aFoundList(chef));
    await flushPromises();
    expect(state()).toMatchObject({ status: 'ready', results: { picked: [31] } });
  });

  it('is cancelled at sign-out without results, toast or stored data', async () => {
    const slow = Promise.withResolvers<ScrapedVacancies>();
    const { store, state, toasts } = await found(aRunningImport(), {
      follow: async () => await slow.promise,
    });
    store.dispatch(signedOut());
    slow.resolve(aFoundList(chef));
    await flushPromises();
    expect(state()).toMatchObject({ status: 'idle', results: null });
    expect(toasts.shown.at(-1)?.kind).toBe('dismissed');
    expect(localStorage.getItem('scrapedVacancies')).toBeNull();
  });
});

describe('import: opening the page', () => {
  it('restores stored results with selection and edits before the server responds', async () => {
    const first = await found(aFoundList(chef, host));
    first.store.dispatch(events.pickChanged({ id: 31, isPicked: false }));
    first.store.dispatch(events.edited({ id: 32, edit: { title: 'Host', salary_currency: 'USD' } }));
    const { state } = open({ company: () => new Promise(() => {}) });
    expect(state()).toMatchObject({
      status: 'loading',
      results: { picked: [32], edits: { 32: { title: 'Host', salary_currency: 'USD' } } },
    });
  });

  it('marks vacancies that the server reports as imported', async () => {
    await found(aFoundList(chef, host));
    const { state } = open({ latest: async () => aFoundList({ ...chef, vacancy_id: 77 }, host) });
    await flushPromises();
    expect(state().results).toMatchObject({ picked: [32], list: { vacancies: [{ vacancy_id: 77 }, {}] } });
  });

  it('works without the latest list but fails without the company', async () => {
    const { state } = open({ latest: async () => await Promise.reject(anApiError(422)) });
    await flushPromises();
    expect(state()).toMatchObject({ status: 'ready', careersUrl: careersPage, results: null });
    const other = open({ company: async () => await Promise.reject(anApiError(503)) });
    await flushPromises();
    expect(other.state()).toMatchObject({ status: 'loadFailed', error: { status: 503 } });
  });

  it('ignores a response for a company that is no longer selected', async () => {
    const slow = Promise.withResolvers<ReturnType<typeof ownCompany>>();
    const companies = [3, 4].map((id) => ({ ...aCompanyRef({ id }), membership: 'owner' as const }));
    const company = async (id: number) =>
      id === 3 ? await slow.promise : ownCompany('https://other.example/jobs');
    const { store, state } = open({ company }, aRecruiterProfile({ companies }));
    store.dispatch(companyChosen({ companyId: 4 }));
    await flushPromises();
    slow.resolve(ownCompany());
    await flushPromises();
    expect(state()).toMatchObject({ companyId: 4, careersUrl: 'https://other.example/jobs' });
  });

  it('waits until the recruiter is verified', async () => {
    const { store, state } = open({}, aRecruiterProfile({ verified: false }));
    await flushPromises();
    expect(state().careersUrl).toBeNull();
    store.dispatch(profileLoaded(aRecruiterProfile()));
    await flushPromises();
    expect(state()).toMatchObject({ status: 'ready', careersUrl: careersPage });
  });
});

describe('import: saving drafts', () => {
  const savedAs = (picks: ScrapedPick[]) => ({
    imported: picks.map(({ id }) => ({ id, vacancy_id: id + 100, is_new: true })),
  });

  it('sends the selection with its edits and links the saved drafts', async () => {
    const sent: ScrapedPick[] = [];
    const { store, state } = await found(aFoundList(chef, host, dishwasher), {
      importPicks: async (_id, picks) => {
        sent.push(...picks);
        return {
          imported: [...savedAs(picks.slice(0, 1)).imported, { id: 32, vacancy_id: 8, is_new: false }],
        };
      },
    });
    store.dispatch(events.edited({ id: 32, edit: { title: 'Host' } }));
    store.dispatch(events.edited({ id: 32, edit: { salary_currency: 'USD' } }));
    store.dispatch(events.saveRequested());
    expect(state().status).toBe('saving');
    await flushPromises();
    expect(sent).toEqual([{ id: 31 }, { id: 32, title: 'Host', salary_currency: 'USD' }]);
    expect(state()).toMatchObject({ status: 'ready', saved: { drafts: 1, duplicates: 1 } });
    expect(state().results?.picked).toEqual([]);
    expect(state().results?.list.vacancies.map(({ vacancy_id }) => vacancy_id)).toEqual([131, 8, 90]);
  });

  it('sends large selections in batches', async () => {
    const many = Array.from({ length: 120 }, (_, index) => aFoundVacancy({ id: index + 1 }));
    const sizes: number[] = [];
    const { store, state } = await found(aFoundList(...many), {
      importPicks: async (_id, picks) => {
        sizes.push(picks.length);
        return savedAs(picks);
      },
    });
    store.dispatch(events.saveRequested());
    await flushPromises();
    expect(sizes).toEqual([50, 50, 20]);
    expect(state().saved).toEqual({ drafts: 120, duplicates: 0 });
  });

  it('keeps the selection and stores the error on failure', async () => {
    const { store, state } = await found(aFoundList(chef), {
      importPicks: async () =>
        await Promise.reject(anApiError(422, { message: 'Please read the page again.' })),
    });
    store.dispatch(events.saveRequested());
    await flushPromises();
    expect(state()).toMatchObject({
      status: 'ready',
      saveError: { message: 'Please read the page again.' },
      results: { picked: [31] },
    });
  });

  it('requires a selection and a title for each selected vacancy', async () => {
    const { store, state } = await found(aFoundList(chef));
    store.dispatch(events.allPicksChanged({ isPicked: false }));
    store.dispatch(events.saveRequested());
    expect(state().status).toBe('ready');
    store.dispatch(events.allPicksChanged({ isPicked: true }));
    store.dispatch(events.edited({ id: 31, edit: { title: ' ' } }));
    store.dispatch(events.saveRequested());
    expect(state().status).toBe('ready');
  });
});
