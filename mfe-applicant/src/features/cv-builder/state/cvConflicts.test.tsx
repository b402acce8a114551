import type { StoredCv } from '@cpa/shared/contracts';
import { anApiError } from '@cpa/shared/testing';
import type { CvBuilderApi } from '../api/cvBuilderApi.ts';
import { draftsOfCv, readDeviceDraft, writeDeviceDraft } from '../model/deviceDraft.ts';
import { emptyCv } from '../../../cv-draft/draft.ts';
import {
  ACCOUNT_PAUSE,
  aDraft,
  aTab,
  openBuilder,
  opened,
  pass,
  startBuilder,
  storedCv,
  summary,
  type Update,
  updates,
} from '../testing/startBuilder.ts';
import {
  events,
  selectBuilder,
  selectChangedAt,
  selectConflict,
  selectCv,
} from '../../../cv-draft/cvBuilderSlice.ts';

type CvToCreate = Parameters<CvBuilderApi['create']>[0];
const key = { owner: 7, cvId: 12 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('a conflict', () => {
  const changed = () => Promise.reject(anApiError(409, { message: 'Changed.', code: 'cv_changed' }));

  it('sends nothing until it is decided, whatever is typed, and keeps it on the device', async () => {
    const update = jest.fn<ReturnType<Update>, Parameters<Update>>(changed);
    const { type, read, name } = await openBuilder({ update });
    type('Raïsa');
    await pass(ACCOUNT_PAUSE);
    expect(read(selectConflict)).not.toBeNull();
    type('Raïsa Maduro');
    await pass(10 * ACCOUNT_PAUSE);
    expect([update.mock.calls.length, name()]).toEqual([1, 'Raïsa Maduro']);
    expect(readDeviceDraft({ ...key, tab: 'a' })?.cv.resume.basics?.name).toBe('Raïsa Maduro');
  });

  it('continues from the version in the account after the own one was chosen', async () => {
    const { versions, update } = updates();
    const newer = { ...storedCv, version: 5 };
    const read = jest.fn(async () => newer).mockResolvedValueOnce(storedCv);
    const first = jest.fn<ReturnType<Update>, Parameters<Update>>(update).mockImplementationOnce(changed);
    const { store, type, save } = await openBuilder({ read, update: first, create: async () => summary });
    type('Raïsa');
    await pass(ACCOUNT_PAUSE);
    store.dispatch(events.conflictDecided({ keep: 'mine' }));
    await pass(ACCOUNT_PAUSE);
    expect([versions, save()]).toEqual([[5], 'saved']);
  });

  it.each(['mine', 'theirs'] as const)(
    'keeps the other version under a separate name for %s, once',
    async (keep) => {
      const copies: CvToCreate[] = [];
      const create: CvBuilderApi['create'] = async (copy) => {
        copies.push(copy);
        return { ...summary, id: 13 };
      };
      const name = 'Long '.repeat(24);
      const read = async () => ({ ...storedCv, name, version: 1 });
      const { update } = updates();
      const first = jest.fn<ReturnType<Update>, Parameters<Update>>(update).mockImplementationOnce(changed);
      const { store, type, toasts, read: select } = await openBuilder({ read, update: first, create });
      type('Raïsa');
      await pass(ACCOUNT_PAUSE);
      store.dispatch(events.conflictDecided({ keep }));
      store.dispatch(events.conflictDecided({ keep }));
      await pass(ACCOUNT_PAUSE);
      expect(copies.map((copy) => copy.name)).toEqual([
        expect.stringMatching(/^Long .{1,100} \(other version\)$/),
      ]);
      expect(toasts.shown).toMatchObject([{ kind: 'success' }]);
      expect([select(selectConflict), draftsOfCv(key).map(({ draft }) => draft.is_saved)]).toEqual([
        null,
        [true],
      ]);
    },
  );

  it('stays open and shows an error after a decision that failed', async () => {
    const create = () => Promise.reject(anApiError(503, { message: 'Away.' }));
    const { store, type, toasts, read } = await openBuilder({ update: changed, create });
    type('Raïsa');
    await pass(ACCOUNT_PAUSE);
    store.dispatch(events.conflictDecided({ keep: 'theirs' }));
    await pass();
    expect(toasts.shown).toMatchObject([{ kind: 'error', description: 'Away.' }]);
    expect(read(selectConflict)).not.toBeNull();
  });

  it('is found for a draft of this device that is older than the account', async () => {
    writeDeviceDraft({ ...key, tab: 'a' }, aDraft('Mine', 1));
    const update = jest.fn<ReturnType<Update>, Parameters<Update>>();
    const { name, read } = await openBuilder({ read: async () => ({ ...storedCv, version: 2 }), update });
    await pass(ACCOUNT_PAUSE);
    expect([name(), read(selectConflict)?.stored.version]).toEqual(['Mine', 2]);
    expect(update).not.toHaveBeenCalled();
  });

  it('is not found for a draft of the version in the account, which is sent', async () => {
    writeDeviceDraft({ ...key, tab: 'a' }, aDraft('Mine', 1));
    const { names, update } = updates();
    const { read, save } = await openBuilder({ update });
    expect(read(selectChangedAt)).toBe('2026-01-05T10:00:00Z');
    await pass(ACCOUNT_PAUSE);
    expect([names, read(selectConflict), save()]).toEqual([['Mine'], null, 'saved']);
  });

  it('leaves the draft of a tab that is open alone', async () => {
    writeDeviceDraft({ ...key, tab: 'b' }, aDraft('Theirs', 1));
    const builder = startBuilder({}, aTab('a', ['b']));
    builder.store.dispatch(opened);
    await pass();
    expect(builder.read(selectCv).resume.basics?.name).toBeUndefined();
    expect(readDeviceDraft({ ...key, tab: 'b' })).not.toBeNull();
  });
});

describe('with the same CV in two tabs', () => {
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
    const first = startBuilder(api, aTab('a', ['b']));
    const second = startBuilder(api, aTab('b', ['a']));
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
    const { store, read: select } = startBuilder(api);
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
    const reloaded = startBuilder(api, aTab('a', ['b']));
    reloaded.store.dispatch(opened);
    await jest.advanceTimersByTimeAsync(0);
    expect(reloaded.read(selectCv).resume.basics?.name).toBe('From the first tab');
    expect(reloaded.read(selectConflict)).toBeNull();
  });

  it('asks again in the reloaded tab that has to decide', async () => {
    const { api } = anAccount();
    await openTwoTabs(api);
    const reloaded = startBuilder(api, aTab('b', ['a']));
    reloaded.store.dispatch(opened);
    await jest.advanceTimersByTimeAsync(0);
    expect(reloaded.read(selectCv).resume.basics?.name).toBe('From the second tab');
    expect(reloaded.read(selectConflict)).toMatchObject({ from: 'tab' });
  });

  it('takes over the unsaved changes of a closed tab', async () => {
    const { api } = anAccount();
    await openTwoTabs(api);
    const later = startBuilder(api, aTab('c'));
    later.store.dispatch(opened);
    await jest.advanceTimersByTimeAsync(0);
    expect(later.read(selectCv).resume.basics?.name).toBe('From the second tab');
    expect(Object.keys(localStorage).toSorted()).toEqual(['cpa.cv.7.12', 'cpa.cv.7.12.c']);
  });
});
