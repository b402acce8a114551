import { signedOut } from '@cpa/shared/session';
import { anApiError } from '@cpa/shared/testing';
import type { CvBuilderApi } from '../api/cvBuilderApi.ts';
import { draftsOfCv, readDeviceDraft, writeDeviceDraft } from '../model/deviceDraft.ts';
import { emptyCv } from '../../../cv-draft/draft.ts';
import {
  ACCOUNT_PAUSE,
  aDraft,
  DEVICE_PAUSE,
  offline,
  openBuilder,
  opened,
  pass,
  startBuilder as start,
  storedCv,
  summary,
} from '../testing/startBuilder.ts';
import { events, selectBuilder, selectCanUndo, selectCv } from '../../../cv-draft/cvBuilderSlice.ts';
import { createDraftTabs } from './draftTabs.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('CV builder state', () => {
  it('keeps unsaved edits on the device when the session ends', async () => {
    const { store, read } = start({ update: () => Promise.reject(anApiError(401, { message: 'Ended.' })) });
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
});

describe('opening a CV', () => {
  const cvs = [summary, { ...summary, id: 13 }];

  it('leads to the CV that was changed last', async () => {
    const { store, visits } = start({ list: async () => ({ cvs }) });
    store.dispatch(events.builderOpened({ owner: 7, cvId: null, isNew: false }));
    await pass();
    expect(visits).toEqual(['/cv-builder?cv=12']);
  });

  it('asks how to start another one, although the account has one and another is shown', async () => {
    const { store, read } = await openBuilder({ list: async () => ({ cvs }) });
    store.dispatch(events.builderOpened({ owner: 7, cvId: null, isNew: true }));
    await pass();
    expect(read(selectBuilder)).toMatchObject({ status: 'choosing', owner: 7, cvId: null });
  });

  it('keeps what is being typed when the same CV is opened again', async () => {
    const { store, name, type } = await openBuilder({});
    type('Raïsa');
    store.dispatch(opened);
    await pass();
    expect(name()).toBe('Raïsa');
  });

  it.each([
    ['another CV', { owner: 7, cvId: 13 }],
    ['the CV of another account', { owner: 8, cvId: 12 }],
  ])('replaces the shown CV by %s', async (_, other) => {
    const read = jest.fn(async (id: number) => ({ ...storedCv, id }));
    const { store, read: select } = await openBuilder({ read });
    store.dispatch(events.builderOpened({ ...other, isNew: false }));
    await pass();
    expect(select(selectBuilder)).toMatchObject({ status: 'editing', ...other });
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('has nothing to undo at its start', async () => {
    const { store, read, type } = await openBuilder({});
    type('Raïsa');
    expect(read(selectCanUndo)).toBe(true);
    store.dispatch(events.cvStarted({ name: 'Second', cv: emptyCv() }));
    expect([read(selectCanUndo), read(selectBuilder).cvId]).toEqual([false, null]);
  });

  it('takes over the newest unsaved changes of closed tabs, and leaves the saved copy', async () => {
    const key = { owner: 7, cvId: 12 };
    writeDeviceDraft(key, { ...aDraft('Saved'), is_saved: true, changed_at: '2026-01-09T10:00:00Z' });
    writeDeviceDraft({ ...key, tab: 'x' }, { ...aDraft('Older'), changed_at: '2026-01-06T10:00:00Z' });
    writeDeviceDraft({ ...key, tab: 'y' }, { ...aDraft('Newer'), changed_at: '2026-01-07T10:00:00Z' });
    const { name } = await openBuilder({ update: () => new Promise(() => {}) });
    expect(name()).toBe('Newer');
    expect(draftsOfCv(key).map(({ tab }) => tab)).toEqual(expect.arrayContaining(['a', 'x', undefined]));
    expect(readDeviceDraft({ ...key, tab: 'y' })).toBeNull();
  });

  it('shows the saved copy of the device without a network', async () => {
    writeDeviceDraft({ owner: 7, cvId: 12 }, { ...aDraft('Saved'), is_saved: true });
    const { name, save } = await openBuilder({ read: offline });
    expect([name(), save()]).toEqual(['Saved', 'offline']);
  });
});

describe('tabs of a browser', () => {
  /** Locks of a browser, which a tab holds until it is closed. */
  function aLockManager() {
    const held = new Set<string>();
    return {
      held,
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
      request: async (name: string, _: object, grant: (lock: object | null) => Promise<void>) => {
        if (held.has(name)) return await grant(null);
        held.add(name);
        return await grant({ name });
      },
    };
  }
  const locks = (manager: object | undefined) =>
    Object.defineProperty(navigator, 'locks', { value: manager, configurable: true });

  afterEach(() => locks(undefined));

  it('have separate IDs that survive a reload, also in a duplicated tab', async () => {
    const manager = aLockManager();
    locks(manager);
    const first = createDraftTabs();
    await first.enter();
    // The duplicate starts with the session storage of the first tab.
    const duplicate = createDraftTabs();
    await duplicate.enter();
    expect(duplicate.id()).not.toBe(first.id());
    manager.held.delete(`cpa.cv.tab.${duplicate.id()}`);
    const reloaded = createDraftTabs();
    await reloaded.enter();
    expect(reloaded.id()).toBe(duplicate.id());
  });

  it('are open until they are closed', async () => {
    const manager = aLockManager();
    locks(manager);
    const tab = createDraftTabs();
    await tab.enter();
    sessionStorage.clear();
    const other = createDraftTabs();
    await other.enter();
    expect([await other.isOpen(tab.id()), await other.isOpen('closed')]).toEqual([true, false]);
    manager.held.delete(`cpa.cv.tab.${tab.id()}`);
    expect(await other.isOpen(tab.id())).toBe(false);
  });

  it('count as closed in a browser without locks', async () => {
    const tab = createDraftTabs();
    await tab.enter();
    expect(await createDraftTabs().isOpen(tab.id())).toBe(false);
  });
});
