import type { CvSummary } from '@cpa/shared/contracts';
import { anApiError } from '@cpa/shared/testing';
import { draftsOfCv, readDeviceDraft } from '../model/deviceDraft.ts';
import { emptyCv } from '../../../cv-draft/draft.ts';
import {
  ACCOUNT_PAUSE,
  DEVICE_PAUSE,
  offline,
  openBuilder,
  pass,
  summary,
  type Update,
  updates,
} from '../testing/startBuilder.ts';
import { events, selectBuilder } from '../../../cv-draft/cvBuilderSlice.ts';

const key = { owner: 7, cvId: 12 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('the name of a CV', () => {
  it('is sent for a CV of the account only', async () => {
    const rename = jest.fn(async () => summary);
    const { store } = await openBuilder({ rename, create: () => new Promise(() => {}) });
    store.dispatch(events.renamed({ name: 'Kitchen' }));
    expect(rename.mock.calls).toEqual([[12, 'Kitchen']]);
    store.dispatch(events.cvStarted({ name: 'Second', cv: emptyCv() }));
    store.dispatch(events.renamed({ name: 'Bar' }));
    await pass();
    expect(rename).toHaveBeenCalledTimes(1);
  });

  it('is sent after the creation of a CV during which it was typed', async () => {
    const created = Promise.withResolvers<CvSummary>();
    const rename = jest.fn(async () => summary);
    const { store } = await openBuilder(
      { create: () => created.promise, rename },
      events.builderOpened({ owner: 7, cvId: null, isNew: true }),
    );
    store.dispatch(events.cvStarted({ name: 'My CV', cv: emptyCv() }));
    await pass(ACCOUNT_PAUSE);
    store.dispatch(events.renamed({ name: 'Kitchen' }));
    created.resolve({ ...summary, name: 'My CV' });
    await pass();
    expect(rename.mock.calls).toEqual([[12, 'Kitchen']]);
  });

  it('is sent once the network is back', async () => {
    const { update } = updates();
    const rename = jest.fn(async () => summary).mockImplementationOnce(offline);
    const { store, save, type } = await openBuilder({ rename, update });
    store.dispatch(events.renamed({ name: 'Kitchen' }));
    await pass();
    expect(save()).toBe('offline');
    window.dispatchEvent(new Event('online'));
    await pass();
    expect([rename.mock.calls, save()]).toEqual([
      [
        [12, 'Kitchen'],
        [12, 'Kitchen'],
      ],
      'saved',
    ]);
    type('Raïsa');
    await pass(ACCOUNT_PAUSE);
    expect(rename).toHaveBeenCalledTimes(2);
  });

  it('is never sent while the content or an older name is being saved', async () => {
    const calls: string[] = [];
    const first = Promise.withResolvers<CvSummary>();
    const rename = jest.fn(async (_: number, name: string) => {
      calls.push(name);
      return calls.length === 1 ? await first.promise : summary;
    });
    const update: Update = async (_, { cv, version }) => {
      calls.push(cv.resume.basics?.name ?? '');
      return { ...summary, version: version + 1 };
    };
    const { store, type, save } = await openBuilder({ rename, update });
    store.dispatch(events.renamed({ name: 'Kitchen' }));
    store.dispatch(events.renamed({ name: 'Bar' }));
    type('Raïsa');
    await pass(ACCOUNT_PAUSE);
    expect(calls).toEqual(['Kitchen']);
    first.resolve(summary);
    await pass();
    expect([calls, save()]).toEqual([['Kitchen', 'Raïsa', 'Bar'], 'saved']);
    expect(draftsOfCv(key)).toMatchObject([{ tab: undefined, draft: { name: 'Bar', is_saved: true } }]);
  });

  it('shows an error when it fails to be saved, as the content does', async () => {
    const away = () => Promise.reject(anApiError(503, { message: 'Away.' }));
    const { store, save, type, toasts } = await openBuilder({ rename: away, update: away });
    store.dispatch(events.renamed({ name: 'Kitchen' }));
    await pass();
    expect([save(), toasts.shown.length]).toEqual(['failed', 1]);
    type('Raïsa');
    await pass(ACCOUNT_PAUSE);
    expect(toasts.shown).toMatchObject([
      { kind: 'error', description: 'Away.' },
      { kind: 'error', description: 'Away.' },
    ]);
  });

  it('is sent again after a reload when it was not saved before', async () => {
    const away = () => Promise.reject(anApiError(503, { message: 'Away.' }));
    const before = await openBuilder({ rename: away });
    before.store.dispatch(events.renamed({ name: 'Kitchen' }));
    await pass(DEVICE_PAUSE);
    const rename = jest.fn(async () => summary);
    const { read, save } = await openBuilder({ rename, update: updates().update });
    await pass();
    expect(read(selectBuilder)).toMatchObject({ name: 'Kitchen', isNameUnsaved: false });
    expect([rename.mock.calls, save()]).toEqual([[[12, 'Kitchen']], 'saved']);
    expect(draftsOfCv(key)).toMatchObject([{ tab: undefined, draft: { name: 'Kitchen', is_saved: true } }]);
  });

  it.each([
    ['an account that fails', () => Promise.reject(anApiError(503, { message: 'Away.' })), 'failed'],
    ['no network', offline, 'offline'],
  ])('is on the device when it was not saved because of %s', async (_, rename, kind) => {
    const { store, save, type } = await openBuilder({ rename, update: updates().update });
    const stored = () => readDeviceDraft({ ...key, tab: 'a' });
    store.dispatch(events.renamed({ name: 'Kitchen' }));
    await pass();
    expect([save(), stored()?.name, stored()?.version]).toEqual([kind, 'Kitchen', 1]);
    type('Raïsa');
    await pass(ACCOUNT_PAUSE);
    expect([save(), stored()?.name, stored()?.version]).toEqual([kind, 'Kitchen', 2]);
  });

  it('is not said to be on a full device', async () => {
    const { store, save } = await openBuilder({ rename: offline });
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    try {
      store.dispatch(events.renamed({ name: 'Kitchen' }));
      await pass();
      expect(save()).toBe('deviceFull');
    } finally {
      full.mockRestore();
    }
  });
});
