import type { ImportProgress, ScrapedPick, ScrapedVacancies } from '@cpa/shared/contracts';
import { importProgressHeard, profileLoaded, signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { aCompanyRef, aRecruiterProfile, aRefusal, fakeToasts, settled } from '@cpa/shared/testing';
import type { ImportApi } from '../api/importApi.ts';
import { careersPage, fakeImportApi, ownCompany } from '../testing/fakeImportApi.ts';
import { aFoundList, aFoundVacancy, stillRunning } from '../testing/foundVacancies.ts';
import { companyChosen, fetchRequested, importOpened } from './importEvents.ts';
import { createImportSaga } from './importSaga.ts';
import { allPicksChanged, edited, pickChanged, saveRequested, selectImport } from './importSlice.ts';

const chef = aFoundVacancy();
const host = aFoundVacancy({ id: 32, title: 'Terrace Host', salary_currency: null });
const known = aFoundVacancy({ id: 33, title: 'Dishwasher', vacancy_id: 90 });
const FETCHING = "Fetching vacancies. Please don't close the page.";

beforeEach(() => localStorage.clear());

function open(answers: Partial<ImportApi>, profile = aRecruiterProfile()) {
  const store = createPortalStore();
  const toasts = fakeToasts();
  store.dispatch(profileLoaded(profile));
  store.runFeatureSaga('recruiter/import', createImportSaga(fakeImportApi(answers), toasts));
  store.dispatch(importOpened());
  return { store, toasts, state: () => selectImport(store.getState() as object) };
}

/** A page that has just been read, and brought this. */
async function found(list: ScrapedVacancies, answers: Partial<ImportApi> = {}) {
  const page = open({ start: async () => list, ...answers });
  await settled();
  page.store.dispatch(fetchRequested({ careersUrl: careersPage }));
  await settled();
  return page;
}

describe('fetching the vacancies of a careers page', () => {
  it('follows the import until it is done, and picks all that is new', async () => {
    const asked: number[] = [];
    const second = Promise.withResolvers<ScrapedVacancies>();
    const { state, toasts } = await found(stillRunning(), {
      follow: async (_company, id) => {
        asked.push(id);
        return await second.promise;
      },
    });
    expect(state()).toMatchObject({ status: 'fetching', progress: { pages_done: 1, found: 1 } });
    second.resolve(aFoundList(chef, known));
    await settled();
    expect(asked).toEqual([5]);
    expect(state()).toMatchObject({ status: 'ready', findings: { picked: [31] } });
    expect(toasts.shown).toEqual([
      { kind: 'progress', title: FETCHING },
      { kind: 'success', title: 'Vacancies fetched successfully!' },
    ]);
  });

  it('tells each page that is read as soon as that is heard, and never goes back', async () => {
    const { store, state } = await found(stillRunning({ pages_done: 2 }), {
      follow: () => new Promise(() => {}),
    });
    const hear = (overrides: Partial<ImportProgress>) => {
      const progress = { import_id: 5, company_id: 3, pages_done: 1, pages_total: 9, found: 1, ...overrides };
      store.dispatch(importProgressHeard(progress));
      return state().progress?.pages_done;
    };
    expect(hear({ pages_done: 4 })).toBe(4);
    expect(hear({ pages_done: 3 })).toBe(4);
    expect(hear({ pages_done: 8, import_id: 4 })).toBe(4);
    expect(hear({ pages_done: 8, company_id: 7 })).toBe(4);
    expect(hear({ pages_done: 0, import_id: 6 })).toBe(0);
  });

  it('ignores what is heard of an import that nobody here waits for', async () => {
    const { store, state } = await found(aFoundList(chef));
    store.dispatch(
      importProgressHeard({ import_id: 6, company_id: 3, pages_done: 1, pages_total: 2, found: 0 }),
    );
    expect(state()).toMatchObject({ status: 'ready', progress: null });
  });

  it('saves an address that is new with the company first', async () => {
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
    await settled();
    page.store.dispatch(fetchRequested({ careersUrl: careersPage }));
    await settled();
    expect(calls).toEqual([[3, careersPage], 3]);
    expect(page.state().careersUrl).toBe(careersPage);
  });

  it('fails with the server’s sentence, and with the page’s own when it said none', async () => {
    const start = jest.fn<ReturnType<ImportApi['start']>, []>();
    start
      .mockRejectedValueOnce(aRefusal(422, { message: 'The careers page could not be reached.' }))
      .mockRejectedValueOnce(new Error('socket hang up'));
    const { store, state, toasts } = open({ start });
    await settled();
    store.dispatch(fetchRequested({ careersUrl: careersPage }));
    await settled();
    expect(state()).toMatchObject({ status: 'ready', failure: { status: 422 } });
    store.dispatch(fetchRequested({ careersUrl: careersPage }));
    await settled();
    expect(toasts.shown.filter(({ kind }) => kind === 'error')).toEqual([
      { kind: 'error', title: 'The careers page could not be reached.' },
      { kind: 'error', title: 'Failed to fetch vacancies. Please try again later.' },
    ]);
  });

  it('is asked for once, however often it is pressed', async () => {
    const start = jest.fn<ReturnType<ImportApi['start']>, []>(() => new Promise(() => {}));
    const { store } = open({ start });
    await settled();
    store.dispatch(fetchRequested({ careersUrl: careersPage }));
    store.dispatch(fetchRequested({ careersUrl: careersPage }));
    await settled();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('goes on while another page is looked at', async () => {
    const slow = Promise.withResolvers<ScrapedVacancies>();
    const { store, state } = await found(stillRunning(), { follow: async () => await slow.promise });
    store.dispatch(importOpened());
    await settled();
    expect(state().status).toBe('fetching');
    slow.resolve(aFoundList(chef));
    await settled();
    expect(state()).toMatchObject({ status: 'ready', findings: { picked: [31] } });
  });

  it('ends with the session: no list, no word, nothing kept', async () => {
    const slow = Promise.withResolvers<ScrapedVacancies>();
    const { store, state, toasts } = await found(stillRunning(), { follow: async () => await slow.promise });
    store.dispatch(signedOut());
    slow.resolve(aFoundList(chef));
    await settled();
    expect(state()).toMatchObject({ status: 'idle', findings: null });
    expect(toasts.shown.at(-1)?.kind).toBe('dismissed');
    expect(localStorage.getItem('scrapedVacancies')).toBeNull();
  });
});

describe('the import page', () => {
  it('shows again what this browser kept, with picks and edits, even before the server answers', async () => {
    const first = await found(aFoundList(chef, host));
    first.store.dispatch(pickChanged({ id: 31, isPicked: false }));
    first.store.dispatch(edited({ id: 32, edit: { title: 'Host', salary_currency: 'USD' } }));
    const { state } = open({ company: () => new Promise(() => {}) });
    expect(state()).toMatchObject({
      status: 'loading',
      findings: { picked: [32], edits: { 32: { title: 'Host', salary_currency: 'USD' } } },
    });
  });

  it('learns from the server what was imported meanwhile', async () => {
    await found(aFoundList(chef, host));
    const { state } = open({ kept: async () => aFoundList({ ...chef, vacancy_id: 77 }, host) });
    await settled();
    expect(state().findings).toMatchObject({ picked: [32], list: { vacancies: [{ vacancy_id: 77 }, {}] } });
  });

  it('does without the server’s list, and not without the company', async () => {
    const { state } = open({ kept: async () => await Promise.reject(aRefusal(422)) });
    await settled();
    expect(state()).toMatchObject({ status: 'ready', careersUrl: careersPage, findings: null });
    const other = open({ company: async () => await Promise.reject(aRefusal(503)) });
    await settled();
    expect(other.state()).toMatchObject({ status: 'loadFailed', failure: { status: 503 } });
  });

  it('ignores an answer about a company that is no longer chosen', async () => {
    const slow = Promise.withResolvers<ReturnType<typeof ownCompany>>();
    const companies = [3, 4].map((id) => ({ ...aCompanyRef({ id }), membership: 'owner' as const }));
    const company = async (id: number) =>
      id === 3 ? await slow.promise : ownCompany('https://other.example/jobs');
    const { store, state } = open({ company }, aRecruiterProfile({ companies }));
    store.dispatch(companyChosen({ companyId: 4 }));
    await settled();
    slow.resolve(ownCompany());
    await settled();
    expect(state()).toMatchObject({ companyId: 4, careersUrl: 'https://other.example/jobs' });
  });

  it('waits for the address of the recruiter to be verified, and then goes on', async () => {
    const { store, state } = open({}, aRecruiterProfile({ verified: false }));
    await settled();
    expect(state().careersUrl).toBeNull();
    store.dispatch(profileLoaded(aRecruiterProfile()));
    await settled();
    expect(state()).toMatchObject({ status: 'ready', careersUrl: careersPage });
  });
});

describe('saving what was picked', () => {
  const became = (picks: ScrapedPick[]) => ({
    imported: picks.map(({ id }) => ({ id, vacancy_id: id + 100, is_new: true })),
  });

  it('sends the picks with what was changed, and marks what they became', async () => {
    const sent: ScrapedPick[] = [];
    const { store, state } = await found(aFoundList(chef, host, known), {
      take: async (_id, picks) => {
        sent.push(...picks);
        return {
          imported: [...became(picks.slice(0, 1)).imported, { id: 32, vacancy_id: 8, is_new: false }],
        };
      },
    });
    store.dispatch(edited({ id: 32, edit: { title: 'Host' } }));
    store.dispatch(edited({ id: 32, edit: { salary_currency: 'USD' } }));
    store.dispatch(saveRequested());
    expect(state().status).toBe('saving');
    await settled();
    expect(sent).toEqual([{ id: 31 }, { id: 32, title: 'Host', salary_currency: 'USD' }]);
    expect(state()).toMatchObject({ status: 'ready', saved: { drafts: 1, known: 1 } });
    expect(state().findings?.picked).toEqual([]);
    expect(state().findings?.list.vacancies.map(({ vacancy_id }) => vacancy_id)).toEqual([131, 8, 90]);
  });

  it('takes as many calls as the picks need', async () => {
    const many = Array.from({ length: 120 }, (_, index) => aFoundVacancy({ id: index + 1 }));
    const sizes: number[] = [];
    const { store, state } = await found(aFoundList(...many), {
      take: async (_id, picks) => {
        sizes.push(picks.length);
        return became(picks);
      },
    });
    store.dispatch(saveRequested());
    await settled();
    expect(sizes).toEqual([50, 50, 20]);
    expect(state().saved).toEqual({ drafts: 120, known: 0 });
  });

  it('that fails keeps the picks and tells why', async () => {
    const { store, state } = await found(aFoundList(chef), {
      take: async () => await Promise.reject(aRefusal(422, { message: 'Please read the page again.' })),
    });
    store.dispatch(saveRequested());
    await settled();
    expect(state()).toMatchObject({
      status: 'ready',
      saveFailure: { message: 'Please read the page again.' },
      findings: { picked: [31] },
    });
  });

  it('waits for a pick, and for each pick to have a title', async () => {
    const { store, state } = await found(aFoundList(chef));
    store.dispatch(allPicksChanged({ isPicked: false }));
    store.dispatch(saveRequested());
    expect(state().status).toBe('ready');
    store.dispatch(allPicksChanged({ isPicked: true }));
    store.dispatch(edited({ id: 31, edit: { title: ' ' } }));
    store.dispatch(saveRequested());
    expect(state().status).toBe('ready');
  });
});
