import { anApiError, flushPromises } from '@cpa/shared/testing';
import { postingsChanged, SETTLE_MS } from '../../../vacancy-calls/postingsChanged.ts';
import type { ImportApi } from '../api/importApi.ts';
import { aPostedVacancy } from '../testing/aPostedVacancy.ts';
import { aFoundList, aFoundVacancy } from '../testing/foundVacancies.ts';
import { found, open } from '../testing/foundImport.ts';
import { events as comparisonEvents, selectCompared } from './comparisonSlice.ts';
import { publishAsked, publishConfirmed } from './importEvents.ts';
import { events } from './importSlice.ts';
import { selectPublish } from './publishSlice.ts';

const chef = aFoundVacancy();
const host = aFoundVacancy({ id: 32, title: 'Terrace Host', salary_currency: null });

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

describe('import: publishing', () => {
  const planned = [
    { id: 31, title: 'Pastry Chef', until: '2026-12-23', isShortened: true },
    { id: 32, title: 'Host', until: '2026-12-20', isShortened: false },
  ];
  const imported = [
    { id: 31, vacancy_id: 131, is_new: true },
    { id: 32, vacancy_id: 132, is_new: true },
  ];
  const publishState = (store: { getState: () => unknown }) => selectPublish(store.getState() as object);

  it('loads the postings each time the selection is to be published', async () => {
    const companies = [
      { company_id: 3, free: { duration_days: 30, used_by: null }, packages: [], sponsorships_left: 0 },
    ];
    const postings = jest.fn<ReturnType<ImportApi['postings']>, []>(async () => ({ companies }));
    postings.mockRejectedValueOnce(anApiError(503));
    const { store } = await found(aFoundList(chef), { postings });
    store.dispatch(publishAsked());
    await flushPromises();
    expect(publishState(store)).toMatchObject({ dialog: 'asking', postings: null, error: { status: 503 } });
    store.dispatch(publishAsked());
    await flushPromises();
    expect(publishState(store)).toMatchObject({ dialog: 'asking', postings: companies, error: null });
  });

  it('loads the postings again when some are used while the dialog is open', async () => {
    const left = (used_by: null | { id: number; title: string; valid_through: null }) => [
      { company_id: 3, free: { duration_days: 30, used_by }, packages: [], sponsorships_left: 0 },
    ];
    const used = left({ id: 9, title: 'Cook', valid_through: null });
    const postings = jest.fn<ReturnType<ImportApi['postings']>, []>(async () => ({ companies: used }));
    postings.mockResolvedValueOnce({ companies: left(null) });
    const { store } = await found(aFoundList(chef), { postings });
    jest.useFakeTimers();
    const change = async () => {
      store.dispatch(postingsChanged());
      await jest.advanceTimersByTimeAsync(SETTLE_MS);
    };
    await change();
    expect(postings).not.toHaveBeenCalled();
    store.dispatch(publishAsked());
    await jest.advanceTimersByTimeAsync(0);
    expect(publishState(store).postings).toEqual(left(null));
    await change();
    expect(publishState(store)).toMatchObject({ dialog: 'asking', postings: used, error: null });
    postings.mockRejectedValueOnce(anApiError(503));
    await change();
    expect(publishState(store)).toMatchObject({ dialog: 'asking', postings: used, error: null });
  });

  it('saves each vacancy as a draft with its edits, publishes it, and keeps the draft of one that fails', async () => {
    const calls: unknown[] = [];
    const { store, state } = await found(aFoundList(chef, host), {
      importPicks: async (_company, picks) => {
        calls.push(picks);
        return { imported };
      },
      update: async (id, data) => {
        calls.push([id, data]);
        if (id === 132) throw anApiError(402, { message: 'No posting is left.' });
        return aPostedVacancy({ id });
      },
    });
    store.dispatch(events.edited({ id: 32, edit: { title: 'Host', salary_currency: 'AWG' } }));
    store.dispatch(publishConfirmed({ planned }));
    expect(publishState(store)).toMatchObject({ dialog: 'publishing', progress: { done: 0, count: 2 } });
    await flushPromises();
    expect(calls).toEqual([
      [{ id: 31 }, { id: 32, title: 'Host', salary_currency: 'AWG' }],
      [131, { status: 'open', version: 1, valid_through: null }],
      [132, { status: 'open', version: 1 }],
    ]);
    expect(publishState(store)).toMatchObject({
      dialog: 'closed',
      report: { published: 1, failed: [{ vacancyId: 132, title: 'Host' }], stopped: null },
    });
    expect(state()).toMatchObject({ status: 'ready', results: { picked: [] } });
    const statuses = state().results?.list.vacancies.map(({ vacancy_id, vacancy_status }) => [
      vacancy_id,
      vacancy_status,
    ]);
    expect(statuses).toEqual([
      [131, 'open'],
      [132, 'draft'],
    ]);
    const stored = open({ company: () => new Promise(() => {}) });
    expect(stored.state().results?.list.vacancies[0]).toMatchObject({ vacancy_status: 'open' });
  });

  it('closes the dialog without publishing while the page is opened again', async () => {
    const first = await found(aFoundList(chef, host));
    expect(first.state().status).toBe('ready');
    const importPicks = jest.fn<ReturnType<ImportApi['importPicks']>, []>();
    const { store, state } = open({ company: () => new Promise(() => {}), importPicks });
    expect(state()).toMatchObject({ status: 'loading', results: { picked: [31, 32] } });
    store.dispatch(publishAsked());
    store.dispatch(publishConfirmed({ planned }));
    await flushPromises();
    expect(publishState(store).dialog).toBe('closed');
    expect(state().status).toBe('loading');
    expect(importPicks).not.toHaveBeenCalled();
  });

  it('keeps the selection and its edits when the drafts cannot be saved', async () => {
    const { store, state } = await found(aFoundList(chef, host), {
      importPicks: async () => await Promise.reject(anApiError(503, { message: 'Busy.' })),
    });
    store.dispatch(events.edited({ id: 32, edit: { title: 'Host' } }));
    store.dispatch(publishConfirmed({ planned }));
    await flushPromises();
    expect(publishState(store)).toMatchObject({
      dialog: 'closed',
      report: { published: 0, failed: [], stopped: { message: 'Busy.' } },
    });
    expect(state()).toMatchObject({
      status: 'ready',
      results: { picked: [31, 32], edits: { 32: { title: 'Host' } } },
    });
  });
});

describe('import: comparing with a posted vacancy', () => {
  const compared = (store: { getState: () => unknown }) => selectCompared(store.getState() as object, 7);
  const twin = aFoundVacancy({ posted: { id: 7, title: 'Old title', status: 'open' } });

  it('updates the compared version and keeps what is shown when a colleague saved first', async () => {
    const update = jest.fn<ReturnType<ImportApi['update']>, Parameters<ImportApi['update']>>();
    update.mockRejectedValueOnce(anApiError(409, { message: 'Ana changed it.', code: 'edit_conflict' }));
    update.mockResolvedValueOnce(aPostedVacancy({ version: 5 }));
    const { store, state } = await found(aFoundList(twin), {
      vacancy: async () => aPostedVacancy({ title: 'Old title' }),
      update,
    });
    store.dispatch(comparisonEvents.comparisonOpened(7));
    await flushPromises();
    store.dispatch(comparisonEvents.updateRequested({ id: 7, changes: { title: 'Pastry Chef' } }));
    expect(compared(store)?.status).toBe('updating');
    await flushPromises();
    expect(update.mock.calls).toEqual([[7, { title: 'Pastry Chef', version: 4 }]]);
    expect(compared(store)).toMatchObject({
      status: 'loaded',
      vacancy: { version: 4 },
      error: { message: 'Ana changed it.' },
    });
    store.dispatch(comparisonEvents.updateRequested({ id: 7, changes: { title: 'Pastry Chef' } }));
    await flushPromises();
    expect(compared(store)).toMatchObject({ vacancy: { version: 5 }, error: null, isUpdated: true });
    expect(state().results?.list.vacancies[0]?.posted?.title).toBe('Pastry Chef');
  });

  it('updates two vacancies at the same time', async () => {
    const update = jest.fn<ReturnType<ImportApi['update']>, Parameters<ImportApi['update']>>();
    const answer = Promise.withResolvers<void>();
    update.mockImplementation(async (id) => {
      await answer.promise;
      return aPostedVacancy({ id, version: 5 });
    });
    const other = aFoundVacancy({ id: 32, posted: { id: 8, title: 'Host', status: 'open' } });
    const { store } = await found(aFoundList(twin, other), {
      vacancy: async (id) => aPostedVacancy({ id }),
      update,
    });
    for (const id of [7, 8]) store.dispatch(comparisonEvents.comparisonOpened(id));
    await flushPromises();
    for (const id of [7, 8])
      store.dispatch(comparisonEvents.updateRequested({ id, changes: { title: 'Cook' } }));
    answer.resolve();
    await flushPromises();
    for (const id of [7, 8])
      expect(selectCompared(store.getState() as object, id)).toMatchObject({
        status: 'loaded',
        isUpdated: true,
      });
  });

  it('loads the vacancy again after a failure', async () => {
    const vacancy = jest.fn<ReturnType<ImportApi['vacancy']>, [number]>(async () => aPostedVacancy());
    vacancy.mockRejectedValueOnce(anApiError(503));
    const { store } = await found(aFoundList(twin), { vacancy });
    store.dispatch(comparisonEvents.comparisonOpened(7));
    await flushPromises();
    expect(compared(store)).toMatchObject({ status: 'failed', error: { status: 503 } });
    store.dispatch(comparisonEvents.comparisonOpened(7));
    await flushPromises();
    expect(compared(store)).toMatchObject({ status: 'loaded', vacancy: { version: 4 } });
  });
});
