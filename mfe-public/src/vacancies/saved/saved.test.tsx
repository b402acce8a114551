import { profileLoaded, sessionFound, signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { aProfile, anApiError, aVacancyCard, fakeToasts, flushPromises } from '@cpa/shared/testing';
import { storedSavedVacancies } from './storedSavedVacancies.ts';
import type { SavedApi } from './savedApi.ts';
import { saveToggled, selectSavedIds } from './savedSlice.ts';
import { createSavedSaga } from './savedSaga.ts';

beforeEach(() => localStorage.clear());

const stored = () => JSON.parse(localStorage.getItem('savedVacancies') ?? 'null') as unknown;
const cards = (ids: number[]) => ids.map((id) => aVacancyCard({ id }));

function open(overrides: Partial<SavedApi> = {}) {
  const calls: string[] = [];
  let account = [50];
  const api: SavedApi = {
    list: async () => cards(account),
    merge: async (ids) => {
      calls.push(`merge ${ids.join()}`);
      account = [...ids, ...account];
      return cards(account);
    },
    save: async (id) => {
      calls.push(`save ${id}`);
      return { message: '' };
    },
    remove: async (id) => {
      calls.push(`remove ${id}`);
      return { message: '' };
    },
    cards: async (ids) => cards(ids),
    ...overrides,
  };
  const toasts = fakeToasts();
  const store = createPortalStore();
  store.runFeatureSaga('public/saving', createSavedSaga(api, toasts));
  const ids = () => selectSavedIds(store.getState() as object);
  const toggle = (id: number, isSaved: boolean) => store.dispatch(saveToggled({ id, isSaved }));
  const signIn = async () => {
    store.dispatch(sessionFound({ image: null }));
    store.dispatch(profileLoaded(aProfile({ id: 3 })));
    await flushPromises();
  };
  return { store, toasts, calls, ids, toggle, signIn };
}

describe('visitors', () => {
  it('stores vacancies in the browser, newest first', async () => {
    const { ids, toggle, toasts } = open();
    toggle(7, true);
    toggle(9, true);
    expect(ids()).toEqual([9, 7]);
    await flushPromises();
    expect(stored()).toEqual({ owner: null, ids: [9, 7] });
    expect(toasts.shown).toHaveLength(1);
    expect(open().ids()).toEqual([9, 7]);
  });

  it('follows changes in other tabs', () => {
    const { ids } = open();
    localStorage.setItem('savedVacancies', JSON.stringify({ owner: null, ids: [4] }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'savedVacancies' }));
    expect(ids()).toEqual([4]);
  });

  it('rejects more than 100 vacancies', async () => {
    const full = Array.from({ length: 100 }, (_, index) => index + 1);
    localStorage.setItem('savedVacancies', JSON.stringify({ owner: null, ids: full }));
    const { ids, toggle, toasts } = open();
    toggle(500, true);
    await flushPromises();
    expect(ids()).toEqual(full);
    expect(toasts.shown).toMatchObject([{ kind: 'warning' }]);
  });

  it.each(['x', '{"ids":"7"}', '{"owner":null,"ids":[-1]}', 'null'])('ignores stored %s', (text) => {
    localStorage.setItem('savedVacancies', text);
    expect(open().ids()).toEqual([]);
  });
});

describe('signed-in users', () => {
  it("merges the browser's list into the account", async () => {
    const { ids, toggle, signIn, calls } = open();
    toggle(7, true);
    await flushPromises();
    await signIn();
    expect(calls).toEqual(['merge 7']);
    expect(ids()).toEqual([7, 50]);
    expect(stored()).toEqual({ owner: 3, ids: [7, 50] });
  });

  it('updates optimistically and rolls back on error', async () => {
    let rejectSave: (error: unknown) => void = () => {};
    const { ids, toggle, signIn, toasts } = open({
      save: () => new Promise((_resolve, reject) => (rejectSave = reject)),
    });
    await signIn();
    toggle(7, true);
    expect(ids()).toEqual([7, 50]);
    await flushPromises();
    rejectSave(anApiError(409, { message: 'There is no room.' }));
    await flushPromises();
    expect(ids()).toEqual([50]);
    expect(stored()).toEqual({ owner: 3, ids: [50] });
    expect(toasts.shown).toMatchObject([{ kind: 'error', title: 'There is no room.' }]);
  });

  it('serialises requests and sends only the last state', async () => {
    let answer: () => void = () => {};
    const calls: string[] = [];
    const { toggle, signIn } = open({
      save: (id) => {
        calls.push(`save ${id}`);
        return new Promise((resolve) => (answer = () => resolve({ message: '' })));
      },
      remove: async (id) => {
        calls.push(`remove ${id}`);
        return { message: '' };
      },
    });
    await signIn();
    toggle(7, true);
    toggle(7, false);
    toggle(7, true);
    toggle(7, false);
    await flushPromises();
    expect(calls).toEqual(['save 7']);
    answer();
    await flushPromises();
    expect(calls).toEqual(['save 7', 'remove 7']);
  });

  it("clears the account's list from the browser on sign-out", async () => {
    const { store, ids, signIn } = open();
    await signIn();
    store.dispatch(signedOut());
    expect(ids()).toEqual([]);
    expect(stored()).toEqual({ owner: null, ids: [] });
  });

  it('does not merge a list that belongs to another account', async () => {
    localStorage.setItem('savedVacancies', JSON.stringify({ owner: 99, ids: [1, 2] }));
    const { ids, signIn, calls } = open();
    expect(ids()).toEqual([]);
    await signIn();
    expect(calls).toEqual([]);
    expect(ids()).toEqual([50]);
    expect(storedSavedVacancies.read()).toEqual({ owner: 3, ids: [50] });
  });
});
