import type { StoredCv } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { anApiError } from '@cpa/shared/testing';
import type { CvBuilderApi } from '../api/cvBuilderApi.ts';
import { emptyCv } from '../model/draft.ts';
import {
  ACCOUNT_PAUSE,
  aTab,
  DEVICE_PAUSE,
  startBuilder as start,
  storedCv,
  summary,
} from '../testing/startBuilder.ts';
import { events, selectBuilder, selectConflict, selectCv } from './cvBuilderSlice.ts';

type CvToCreate = Parameters<CvBuilderApi['create']>[0];

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('CV builder state', () => {
  it('keeps unsaved edits on the device when the session ends', async () => {
    const { store, read } = start({ update: () => Promise.reject(anApiError(401, { message: 'Ended.' })) });
    const opened = events.builderOpened({ owner: 7, cvId: 12, isNew: false });
    store.dispatch(opened);
    await jest.advanceTimersByTimeAsync(0);
    store.dispatch(events.basicsChanged({ name: 'Raïsa' }));
    await jest.advanceTimersByTimeAsync(DEVICE_PAUSE);
    store.dispatch(signedOut());
    expect(read(selectBuilder).status).toBe('idle');
    store.dispatch(opened);
    await jest.advanceTimersByTimeAsync(0);
    expect(read(selectCv).resume.basics?.name).toBe('Raïsa');
  });

  it('moves to the URL of a new CV once it is in the account', async () => {
    const { store, visits } = start({ list: async () => ({ cvs: [] }), create: async () => summary });
    store.dispatch(events.builderOpened({ owner: 7, cvId: null, isNew: false }));
    await jest.advanceTimersByTimeAsync(0);
    store.dispatch(events.cvStarted({ name: 'CV', cv: emptyCv() }));
    await jest.advanceTimersByTimeAsync(ACCOUNT_PAUSE);
    expect(visits).toEqual(['/cv-builder?cv=12']);
  });

  it('does not return to the builder when a save ends after the user left', async () => {
    const { store, read, visits } = start({ create: async () => summary });
    store.dispatch(events.builderOpened({ owner: 7, cvId: null, isNew: true }));
    await jest.advanceTimersByTimeAsync(0);
    store.dispatch(events.cvStarted({ name: 'CV', cv: emptyCv() }));
    store.dispatch(events.builderClosed());
    await jest.advanceTimersByTimeAsync(ACCOUNT_PAUSE);
    expect(read(selectBuilder)).toMatchObject({ cvId: 12, save: { kind: 'saved' } });
    expect(visits).toEqual([]);
  });

  it('does not return to the builder when the list of CVs arrives after the user left', async () => {
    const { store, visits } = start({ list: async () => ({ cvs: [summary] }) });
    store.dispatch(events.builderOpened({ owner: 7, cvId: null, isNew: false }));
    store.dispatch(events.builderClosed());
    await jest.advanceTimersByTimeAsync(0);
    expect(visits).toEqual([]);
  });

  it('saves again after the newer version of a conflict could not be loaded', async () => {
    const update = jest.fn<ReturnType<CvBuilderApi['update']>, Parameters<CvBuilderApi['update']>>();
    update.mockRejectedValueOnce(anApiError(409, { message: 'Changed.', code: 'cv_changed' }));
    update.mockResolvedValueOnce({ ...summary, version: 2 });
    const read = jest.fn<ReturnType<CvBuilderApi['read']>, Parameters<CvBuilderApi['read']>>();
    read.mockResolvedValueOnce(storedCv).mockRejectedValueOnce(anApiError(503, { message: 'Away.' }));
    const { store, read: select } = start({ update, read });
    store.dispatch(events.builderOpened({ owner: 7, cvId: 12, isNew: false }));
    await jest.advanceTimersByTimeAsync(0);
    store.dispatch(events.basicsChanged({ name: 'Raïsa' }));
    await jest.advanceTimersByTimeAsync(ACCOUNT_PAUSE);
    expect(select(selectBuilder).save.kind).toBe('failed');
    store.dispatch(events.basicsChanged({ name: 'Raïsa M' }));
    await jest.advanceTimersByTimeAsync(ACCOUNT_PAUSE);
    expect(select(selectBuilder)).toMatchObject({ version: 2, save: { kind: 'saved' } });
  });

  describe('with the same CV in two tabs', () => {
    const opened = events.builderOpened({ owner: 7, cvId: 12, isNew: false });
    /** An account that rejects an update of an old version. */
    function anAccount() {
      let stored: StoredCv = storedCv;
      const api: Partial<CvBuilderApi> = {
        read: async () => stored,
        update: async (_id, { cv, version }) => {
          if (version !== stored.version) throw anApiError(409, { message: 'Changed.', code: 'cv_changed' });
          stored = { ...stored, cv, version: version + 1, updated_at: '2026-01-05T11:00:00Z' };
          return stored;
        },
      };
      return { api, read: () => stored };
    }
    async function openTwoTabs(api: Partial<CvBuilderApi>) {
      const first = start(api, aTab('a', ['b']));
      const second = start(api, aTab('b', ['a']));
      first.store.dispatch(opened);
      second.store.dispatch(opened);
      await jest.advanceTimersByTimeAsync(0);
      first.store.dispatch(events.basicsChanged({ name: 'From the first tab' }));
      await jest.advanceTimersByTimeAsync(ACCOUNT_PAUSE);
      second.store.dispatch(events.basicsChanged({ name: 'From the second tab' }));
      await jest.advanceTimersByTimeAsync(ACCOUNT_PAUSE);
      return { first, second };
    }

    it('says that another tab saved the newer version', async () => {
      const { second } = await openTwoTabs(anAccount().api);
      expect(second.read(selectConflict)).toMatchObject({ from: 'tab', stored: { version: 2 } });
      expect(second.read(selectBuilder).changedAt).not.toBeNull();
    });

    it.each([
      { keep: 'mine', shown: 'From the second tab', copied: 'From the first tab' },
      { keep: 'theirs', shown: 'From the first tab', copied: 'From the second tab' },
    ] as const)(
      'shows $shown and saves the other version as a copy for $keep',
      async ({ keep, shown, copied }) => {
        const copies: CvToCreate[] = [];
        const account = anAccount();
        const create = async (copy: CvToCreate) => {
          copies.push(copy);
          return { ...summary, id: 13 };
        };
        const { second } = await openTwoTabs({ ...account.api, create });
        second.store.dispatch(events.conflictDecided({ keep }));
        await jest.advanceTimersByTimeAsync(ACCOUNT_PAUSE);
        expect(copies.map(({ cv }) => cv.resume.basics?.name)).toEqual([copied]);
        expect(second.read(selectConflict)).toBeNull();
        expect(second.read(selectCv).resume.basics?.name).toBe(shown);
        expect(account.read().cv.resume.basics?.name).toBe(shown);
        expect(second.read(selectBuilder)).toMatchObject({ cvId: 12, save: { kind: 'saved' } });
      },
    );

    it.each(['mine', 'theirs'] as const)('keeps both versions for %s when the copy fails', async (keep) => {
      const create = () => Promise.reject(anApiError(503, { message: 'Away.' }));
      const { second } = await openTwoTabs({ ...anAccount().api, create });
      second.store.dispatch(events.conflictDecided({ keep }));
      await jest.advanceTimersByTimeAsync(ACCOUNT_PAUSE);
      expect(second.read(selectConflict)?.stored.cv.resume.basics?.name).toBe('From the first tab');
      expect(second.read(selectCv).resume.basics?.name).toBe('From the second tab');
    });

    it('says that another device saved it when no tab did', async () => {
      const { api, read } = anAccount();
      const { store, read: select } = start(api);
      store.dispatch(opened);
      await jest.advanceTimersByTimeAsync(0);
      await api.update!(12, { cv: emptyCv(), version: read().version });
      store.dispatch(events.basicsChanged({ name: 'Raïsa' }));
      await jest.advanceTimersByTimeAsync(ACCOUNT_PAUSE);
      expect(select(selectConflict)).toMatchObject({ from: 'device' });
    });

    it('shows a reloaded tab its own version before the other one has decided', async () => {
      const { api } = anAccount();
      await openTwoTabs(api);
      const reloaded = start(api, aTab('a', ['b']));
      reloaded.store.dispatch(opened);
      await jest.advanceTimersByTimeAsync(0);
      expect(reloaded.read(selectCv).resume.basics?.name).toBe('From the first tab');
      expect(reloaded.read(selectConflict)).toBeNull();
    });

    it('asks again in the reloaded tab that has to decide', async () => {
      const { api } = anAccount();
      await openTwoTabs(api);
      const reloaded = start(api, aTab('b', ['a']));
      reloaded.store.dispatch(opened);
      await jest.advanceTimersByTimeAsync(0);
      expect(reloaded.read(selectCv).resume.basics?.name).toBe('From the second tab');
      expect(reloaded.read(selectConflict)).toMatchObject({ from: 'tab' });
    });

    it('takes over the unsaved changes of a closed tab', async () => {
      const { api } = anAccount();
      await openTwoTabs(api);
      const later = start(api, aTab('c'));
      later.store.dispatch(opened);
      await jest.advanceTimersByTimeAsync(0);
      expect(later.read(selectCv).resume.basics?.name).toBe('From the second tab');
      expect(Object.keys(localStorage).toSorted()).toEqual(['cpa.cv.7.12', 'cpa.cv.7.12.c']);
    });
  });
});
