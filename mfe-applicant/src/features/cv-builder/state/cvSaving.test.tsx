import type { CvSummary, StoredCv } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { anApiError } from '@cpa/shared/testing';
import type { CvBuilderApi } from '../api/cvBuilderApi.ts';
import { draftsOfCv, readDeviceDraft, removeSavedDrafts, writeDeviceDraft } from '../model/deviceDraft.ts';
import { emptyCv } from '../../../cv-draft/draft.ts';
import {
  ACCOUNT_PAUSE,
  aDraft,
  DEVICE_PAUSE,
  offline,
  openBuilder,
  pass,
  storedCv,
  summary,
  type Update,
  updates,
} from '../testing/startBuilder.ts';
import { events, selectBuilder, selectCv } from '../../../cv-draft/cvBuilderSlice.ts';

const key = { owner: 7, cvId: 12 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('saving to the account', () => {
  it('waits for a pause in typing and sends the last state with its version', async () => {
    const { names, versions, update } = updates();
    const { type, save } = await openBuilder({ update });
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
    const { type, save } = await openBuilder({ update: slow });
    type('Raïsa');
    await pass(ACCOUNT_PAUSE);
    type('Raïsa Maduro');
    first.resolve({ ...summary, version: 2 });
    await pass();
    expect([names, save()]).toEqual([['Raïsa Maduro'], 'saved']);
    expect(slow.mock.calls.map(([, { version }]) => version)).toEqual([1, 2]);
  });

  it('does not mark a CV that was opened in the meantime as saved', async () => {
    const first = Promise.withResolvers<CvSummary>();
    const read = async (id: number): Promise<StoredCv> => ({ ...storedCv, id, version: id });
    const { store, type, read: select } = await openBuilder({ read, update: () => first.promise });
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
    const { store, type, save } = await openBuilder({ update });
    type('Raïsa');
    await pass(ACCOUNT_PAUSE);
    store.dispatch(events.undone());
    await pass(ACCOUNT_PAUSE);
    expect([names, save()]).toEqual([['Raïsa', undefined], 'saved']);
  });

  it('keeps a new CV that failed to be saved on the device until it is saved', async () => {
    const create = jest.fn(async () => summary).mockImplementationOnce(offline);
    const { store, save } = await openBuilder(
      { create },
      events.builderOpened({ owner: 7, cvId: null, isNew: true }),
    );
    store.dispatch(events.cvStarted({ name: 'My CV', cv: emptyCv() }));
    await pass(ACCOUNT_PAUSE);
    expect([save(), readDeviceDraft({ owner: 7, cvId: null })?.name]).toEqual(['offline', 'My CV']);
    window.dispatchEvent(new Event('online'));
    await pass();
    expect([save(), readDeviceDraft({ owner: 7, cvId: null })]).toEqual(['saved', null]);
    expect(draftsOfCv(key)).toMatchObject([{ tab: undefined, draft: { is_saved: true } }]);
  });

  it.each([
    ['a redone edit', events.redone()],
    ['an imported CV', events.cvReplaced({ ...emptyCv(), resume: { basics: { name: 'Raïsa' } } })],
    ['another template', events.settingsChanged({ template: 'compact' })],
    ['a hidden section', events.sectionToggled({ section: 'work' })],
    ['another order of sections', events.sectionMoved({ section: 'skills', to: 0 })],
    ['a new entry', events.entryAdded({ section: 'work', id: 'e', entry: { position: 'Cook' } })],
  ])('saves %s', async (_, edit) => {
    const update = jest.fn<ReturnType<Update>, Parameters<Update>>(async () => ({ ...summary, version: 3 }));
    const { store, read, save, type } = await openBuilder({ update });
    type('Raïsa');
    store.dispatch(events.undone());
    await pass(ACCOUNT_PAUSE);
    expect(save()).toBe('saved');
    store.dispatch(edit);
    expect(save()).toBe('saving');
    await pass(ACCOUNT_PAUSE);
    expect(save()).toBe('saved');
    expect(update.mock.lastCall).toEqual([12, { version: 3, cv: read(selectCv) }]);
  });

  it('moves the CV of a visitor who signs in to the account', async () => {
    writeDeviceDraft({ owner: null, cvId: null }, aDraft('Visitor', null));
    const created: string[] = [];
    const create: CvBuilderApi['create'] = async ({ cv }) => {
      created.push(cv.resume.basics?.name ?? '');
      return summary;
    };
    const { name, visits } = await openBuilder(
      { create },
      events.builderOpened({ owner: 7, cvId: null, isNew: false }),
    );
    await pass(ACCOUNT_PAUSE);
    expect([name(), created, visits]).toEqual(['Visitor', ['Visitor'], ['/cv-builder?cv=12']]);
    expect(readDeviceDraft({ owner: null, cvId: null })).toBeNull();
    expect(readDeviceDraft({ owner: 7, cvId: null })).toBeNull();
  });
});

describe('the device', () => {
  it('has what was typed when the page is closed before the pause', async () => {
    const { type } = await openBuilder({ update: offline });
    type('Raïsa');
    window.dispatchEvent(new Event('pagehide'));
    expect(readDeviceDraft({ ...key, tab: 'a' })?.cv.resume.basics?.name).toBe('Raïsa');
  });

  it('keeps edits without a network and sends them when it is back', async () => {
    const { names, update } = updates();
    const lost = jest.fn<ReturnType<Update>, Parameters<Update>>(update).mockImplementationOnce(offline);
    const { type, save, toasts } = await openBuilder({ update: lost });
    type('Raïsa');
    await pass(ACCOUNT_PAUSE);
    expect([save(), toasts.shown]).toEqual(['offline', []]);
    window.dispatchEvent(new Event('online'));
    await pass();
    expect([names, save()]).toEqual([['Raïsa'], 'saved']);
  });

  it('shows the draft of the device without a network', async () => {
    writeDeviceDraft({ ...key, tab: 'a' }, aDraft('Mine'));
    const { name, save } = await openBuilder({ read: offline });
    expect([name(), save()]).toEqual(['Mine', 'offline']);
  });

  it('does not hide that the account no longer has the CV', async () => {
    writeDeviceDraft({ ...key, tab: 'a' }, aDraft('Mine'));
    const gone = () => Promise.reject(anApiError(404));
    const { read } = await openBuilder({ read: gone });
    expect(read(selectBuilder)).toMatchObject({ status: 'failed', error: { status: 404 } });
  });

  it('says that neither the account nor the full device has the changes', async () => {
    const failing = () => Promise.reject(anApiError(503));
    const { type, save } = await openBuilder({ update: failing });
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

  it('reports that a draft is stored for a visitor', async () => {
    const { store, save, type } = await openBuilder(
      {},
      events.builderOpened({ owner: null, cvId: null, isNew: true }),
    );
    store.dispatch(events.cvStarted({ name: 'CV', cv: emptyCv() }));
    type('Visitor');
    await pass(DEVICE_PAUSE);
    expect(save()).toBe('device');
    expect(readDeviceDraft({ owner: null, cvId: null })?.cv.resume.basics?.name).toBe('Visitor');
    store.dispatch(events.renamed({ name: 'Kitchen' }));
    await pass(DEVICE_PAUSE);
    expect(readDeviceDraft({ owner: null, cvId: null })?.name).toBe('Kitchen');
  });

  it('reports that a browser without storage stores nothing', async () => {
    const { type, save } = await openBuilder({ update: () => Promise.reject(anApiError(503)) });
    const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError');
    });
    try {
      type('Raïsa');
      await pass(ACCOUNT_PAUSE);
      expect(save()).toBe('deviceBlocked');
    } finally {
      denied.mockRestore();
    }
  });

  it('has no copy of a saved CV after sign-out', async () => {
    const { update } = updates();
    const { store, type, save } = await openBuilder({ update });
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
