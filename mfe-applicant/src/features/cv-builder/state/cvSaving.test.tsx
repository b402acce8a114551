import type { CvSummary, StoredCv } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { anApiError } from '@cpa/shared/testing';
import { ApiError } from '@cpa/shared/http';
import type { CvBuilderApi } from '../api/cvBuilderApi.ts';
import { draftsOfCv, readDeviceDraft, removeSavedDrafts, writeDeviceDraft } from '../model/deviceDraft.ts';
import { emptyCv } from '../model/draft.ts';
import {
  ACCOUNT_PAUSE,
  aTab,
  DEVICE_PAUSE,
  startBuilder,
  storedCv,
  summary,
} from '../testing/startBuilder.ts';
import { events, selectBuilder, selectChangedAt, selectConflict, selectCv } from './cvBuilderSlice.ts';

const opened = events.builderOpened({ owner: 7, cvId: 12, isNew: false });
const key = { owner: 7, cvId: 12 };
const pass = async (ms = 0) => await jest.advanceTimersByTimeAsync(ms);
const offline = () =>
  Promise.reject(new ApiError({ ...anApiError(0).data, kind: 'network', code: 'network' }));
const aDraft = (name: string, version: number | null = 1) => ({
  name: 'CV',
  cv: { ...emptyCv(), resume: { basics: { name } } },
  version,
  changed_at: '2026-01-05T10:00:00Z',
  is_saved: false,
});

type Update = CvBuilderApi['update'];
/** Collects the updates. They succeed with the next version. */
function updates() {
  const names: (string | undefined)[] = [];
  const versions: number[] = [];
  const update: Update = async (_, { cv, version }) => {
    names.push(cv.resume.basics?.name);
    versions.push(version);
    return { ...summary, version: version + 1 };
  };
  return { names, versions, update };
}

async function open(responses: Partial<CvBuilderApi>, action = opened) {
  const builder = startBuilder(responses);
  builder.store.dispatch(action);
  await pass();
  const name = () => builder.read(selectCv).resume.basics?.name;
  const save = () => builder.read(selectBuilder).save.kind;
  const type = (text: string) => builder.store.dispatch(events.basicsChanged({ name: text }));
  return { ...builder, name, save, type };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('saving to the account', () => {
  it('waits for a pause in typing and sends the last state with its version', async () => {
    const { names, versions, update } = updates();
    const { type, save } = await open({ update });
    type('R');
    await pass(1000);
    type('Raïsa');
    await pass(1000);
    expect([names, save()]).toEqual([[], 'saving']);
    await pass(ACCOUNT_PAUSE);
    type('Raïsa Maduro');
    await pass(ACCOUNT_PAUSE);
    expect([names, versions, save()]).toEqual([['Raïsa', 'Raïsa Maduro'], [1, 2], 'saved']);
  });

  it('sends what was typed during a save right after it, with the next version', async () => {
    const first = Promise.withResolvers<CvSummary>();
    const { names, update } = updates();
    const slow = jest.fn(update).mockReturnValueOnce(first.promise);
    const { type, save } = await open({ update: slow });
    type('Raïsa');
    await pass(ACCOUNT_PAUSE);
    type('Raïsa Maduro');
    first.resolve({ ...summary, version: 2 });
    await pass();
    expect([names, save()]).toEqual([['Raïsa Maduro'], 'saved']);
    expect(slow.mock.calls.map(([, { version }]) => version)).toEqual([1, 2]);
  });

  it('does not mark the CV that was opened meanwhile as saved', async () => {
    const first = Promise.withResolvers<CvSummary>();
    const read = async (id: number): Promise<StoredCv> => ({ ...storedCv, id, version: id });
    const { store, type, read: select } = await open({ read, update: () => first.promise });
    type('Raïsa');
    await pass(ACCOUNT_PAUSE);
    store.dispatch(events.builderOpened({ owner: 7, cvId: 13, isNew: false }));
    await pass();
    expect(select(selectBuilder)).toMatchObject({ cvId: 13, version: 13 });
    first.resolve({ ...summary, version: 2 });
    await pass();
    expect(select(selectBuilder)).toMatchObject({ cvId: 13, version: 13 });
  });

  it('saves an undone edit too', async () => {
    const { names, update } = updates();
    const { store, type, save } = await open({ update });
    type('Raïsa');
    await pass(ACCOUNT_PAUSE);
    store.dispatch(events.undone());
    await pass(ACCOUNT_PAUSE);
    expect([names, save()]).toEqual([['Raïsa', undefined], 'saved']);
  });

  it('renames a CV of the account only', async () => {
    const rename = jest.fn(async () => summary);
    const { store } = await open({ rename, create: () => new Promise(() => {}) });
    store.dispatch(events.renamed({ name: 'Kitchen' }));
    expect(rename.mock.calls).toEqual([[12, 'Kitchen']]);
    store.dispatch(events.cvStarted({ name: 'Second', cv: emptyCv() }));
    store.dispatch(events.renamed({ name: 'Bar' }));
    await pass();
    expect(rename).toHaveBeenCalledTimes(1);
  });

  it('moves the CV of a visitor who signs in to the account', async () => {
    writeDeviceDraft({ owner: null, cvId: null }, aDraft('Visitor', null));
    const created: string[] = [];
    const create: CvBuilderApi['create'] = async ({ cv }) => {
      created.push(cv.resume.basics?.name ?? '');
      return summary;
    };
    const { name, visits } = await open(
      { create },
      events.builderOpened({ owner: 7, cvId: null, isNew: false }),
    );
    await pass(ACCOUNT_PAUSE);
    expect([name(), created, visits]).toEqual(['Visitor', ['Visitor'], ['/cv-builder?cv=12']]);
    expect(readDeviceDraft({ owner: null, cvId: null })).toBeNull();
    expect(readDeviceDraft({ owner: 7, cvId: null })).toBeNull();
  });
});

describe('a conflict', () => {
  const changed = () => Promise.reject(anApiError(409, { message: 'Changed.', code: 'cv_changed' }));

  it('sends nothing until it is decided, whatever is typed, and keeps it on the device', async () => {
    const update = jest.fn<ReturnType<Update>, Parameters<Update>>(changed);
    const { type, read, name } = await open({ update });
    type('Raïsa');
    await pass(ACCOUNT_PAUSE);
    expect(read(selectConflict)).not.toBeNull();
    type('Raïsa Maduro');
    await pass(10 * ACCOUNT_PAUSE);
    expect([update.mock.calls.length, name()]).toEqual([1, 'Raïsa Maduro']);
    expect(readDeviceDraft({ ...key, tab: 'a' })?.cv.resume.basics?.name).toBe('Raïsa Maduro');
  });

  it('goes on with the version of the account after the own one was chosen', async () => {
    const { versions, update } = updates();
    const newer = { ...storedCv, version: 5 };
    const read = jest.fn(async () => newer).mockResolvedValueOnce(storedCv);
    const first = jest.fn<ReturnType<Update>, Parameters<Update>>(update).mockImplementationOnce(changed);
    const { store, type, save } = await open({ read, update: first, create: async () => summary });
    type('Raïsa');
    await pass(ACCOUNT_PAUSE);
    store.dispatch(events.conflictDecided({ keep: 'mine' }));
    await pass(ACCOUNT_PAUSE);
    expect([versions, save()]).toEqual([[5], 'saved']);
  });

  it('is found for a draft of this device that is older than the account', async () => {
    writeDeviceDraft({ ...key, tab: 'a' }, aDraft('Mine', 1));
    const update = jest.fn<ReturnType<Update>, Parameters<Update>>();
    const { name, read } = await open({ read: async () => ({ ...storedCv, version: 2 }), update });
    await pass(ACCOUNT_PAUSE);
    expect([name(), read(selectConflict)?.stored.version]).toEqual(['Mine', 2]);
    expect(update).not.toHaveBeenCalled();
  });

  it('is not found for a draft of the version in the account, which is sent', async () => {
    writeDeviceDraft({ ...key, tab: 'a' }, aDraft('Mine', 1));
    const { names, update } = updates();
    const { read, save } = await open({ update });
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

describe('the device', () => {
  it('has what was typed when the page is closed before the pause', async () => {
    const { type } = await open({ update: offline });
    type('Raïsa');
    window.dispatchEvent(new Event('pagehide'));
    expect(readDeviceDraft({ ...key, tab: 'a' })?.cv.resume.basics?.name).toBe('Raïsa');
  });

  it('keeps edits without a network and sends them when it is back', async () => {
    const { names, update } = updates();
    const lost = jest.fn<ReturnType<Update>, Parameters<Update>>(update).mockImplementationOnce(offline);
    const { type, save, toasts } = await open({ update: lost });
    type('Raïsa');
    await pass(ACCOUNT_PAUSE);
    expect([save(), toasts.shown]).toEqual(['offline', []]);
    window.dispatchEvent(new Event('online'));
    await pass();
    expect([names, save()]).toEqual([['Raïsa'], 'saved']);
  });

  it('shows the draft of the device without a network', async () => {
    writeDeviceDraft({ ...key, tab: 'a' }, aDraft('Mine'));
    const { name, save } = await open({ read: offline });
    expect([name(), save()]).toEqual(['Mine', 'offline']);
  });

  it('does not hide that the account has no such CV any more', async () => {
    writeDeviceDraft({ ...key, tab: 'a' }, aDraft('Mine'));
    const gone = () => Promise.reject(anApiError(404));
    const { read } = await open({ read: gone });
    expect(read(selectBuilder)).toMatchObject({ status: 'failed', error: { status: 404 } });
  });

  it('says that neither the account nor the full device has the changes', async () => {
    const failing = () => Promise.reject(anApiError(503));
    const { type, save } = await open({ update: failing });
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    try {
      type('Raïsa');
      await pass(ACCOUNT_PAUSE);
      expect(save()).toBe('deviceFull');
    } finally {
      full.mockRestore();
    }
  });

  it('is told that a draft is stored for a visitor', async () => {
    const { store, save, type } = await open(
      {},
      events.builderOpened({ owner: null, cvId: null, isNew: true }),
    );
    store.dispatch(events.cvStarted({ name: 'CV', cv: emptyCv() }));
    type('Visitor');
    await pass(DEVICE_PAUSE);
    expect(save()).toBe('device');
    expect(readDeviceDraft({ owner: null, cvId: null })?.cv.resume.basics?.name).toBe('Visitor');
  });

  it('has no copy of a saved CV after sign-out', async () => {
    const { update } = updates();
    const { store, type, save } = await open({ update });
    type('Raïsa');
    await pass(ACCOUNT_PAUSE);
    expect([save(), draftsOfCv(key).map(({ draft }) => draft.is_saved)]).toEqual(['saved', [true]]);
    store.dispatch(signedOut());
    expect(draftsOfCv(key)).toEqual([]);
  });

  it('removes what the account has as well, and keeps unsaved and visitors’ CVs', () => {
    const draft = { name: 'CV', cv: emptyCv(), version: 1, changed_at: '2026-01-05T10:00:00Z' };
    const saved = { owner: 7, cvId: 12 };
    const unsaved = { owner: 7, cvId: 13 };
    const visitors = { owner: null, cvId: null };
    writeDeviceDraft(saved, { ...draft, is_saved: true });
    writeDeviceDraft(unsaved, { ...draft, is_saved: false });
    writeDeviceDraft(visitors, { ...draft, is_saved: true });
    removeSavedDrafts();
    expect(readDeviceDraft(saved)).toBeNull();
    expect(readDeviceDraft(unsaved)).not.toBeNull();
    expect(readDeviceDraft(visitors)).not.toBeNull();
  });
});
