import { applicationStatusHeard, newsMissed, signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApplicantApplication, aRefusal, fakeToasts, settled } from '@cpa/shared/testing';
import type { ApplicationsApi } from '../api/applicationsApi.ts';
import { createApplicationsSaga } from './applicationsSaga.ts';
import {
  applicationsOpened,
  pinToggled,
  selectApplication,
  selectApplications,
  selectApplicationsFailure,
  selectApplicationsStatus,
} from './applicationsSlice.ts';
import type { PinStorage } from './pinStorage.ts';

const cook = anApplicantApplication({ id: 1, vacancy_id: 11, status: 'new' });
const barista = anApplicantApplication({ id: 2, vacancy_id: 12, status: 'offer' });

function memoryStorage(kept: Record<string, string> = {}): PinStorage {
  return { getItem: (key) => kept[key] ?? null, setItem: (key, value) => void (kept[key] = value) };
}

function open(own: ApplicationsApi['own'], storage: () => PinStorage = () => memoryStorage()) {
  const store = createPortalStore();
  const toasts = fakeToasts();
  store.runFeatureSaga('applicant/applications', createApplicationsSaga({ own }, toasts, storage));
  const read = <T>(selector: (state: object) => T): T => selector(store.getState());
  return { store, toasts, read };
}

const order = (read: ReturnType<typeof open>['read']) =>
  read(selectApplications).map(({ vacancy_id, isPinned }) => [vacancy_id, isPinned]);

describe('an applicant’s applications', () => {
  it('are shown as the server has them, and known by their vacancy', async () => {
    const { store, read } = open(async () => [cook, barista]);
    store.dispatch(applicationsOpened({ personId: 7 }));
    expect(read(selectApplicationsStatus)).toBe('loading');
    await settled();
    expect(order(read)).toEqual([
      [11, false],
      [12, false],
    ]);
    expect(read((state) => selectApplication(state, 12))?.status).toBe('offer');
  });

  it('say that they failed to load, and come after another try', async () => {
    const own = jest.fn<ReturnType<ApplicationsApi['own']>, []>();
    own
      .mockRejectedValueOnce(aRefusal(503, { message: 'The database is away.' }))
      .mockResolvedValueOnce([cook]);
    const { store, read, toasts } = open(own);
    store.dispatch(applicationsOpened({ personId: 7 }));
    await settled();
    expect(read(selectApplicationsStatus)).toBe('failed');
    expect(read(selectApplicationsFailure)?.status).toBe(503);
    expect(toasts.shown).toEqual([
      { kind: 'error', title: 'Failed to load applications', description: 'The database is away.' },
    ]);
    store.dispatch(applicationsOpened({ personId: 7 }));
    await settled();
    expect(order(read)).toEqual([[11, false]]);
  });

  it('ignore an answer that a newer visit has overtaken', async () => {
    const slow = Promise.withResolvers<(typeof cook)[]>();
    const own = jest.fn<ReturnType<ApplicationsApi['own']>, []>();
    own.mockReturnValueOnce(slow.promise).mockResolvedValueOnce([barista]);
    const { store, read } = open(own);
    store.dispatch(applicationsOpened({ personId: 7 }));
    store.dispatch(applicationsOpened({ personId: 7 }));
    await settled();
    slow.resolve([cook]);
    await settled();
    expect(order(read)).toEqual([[12, false]]);
  });

  it('are gone with the person, also what was still on its way', async () => {
    const slow = Promise.withResolvers<(typeof cook)[]>();
    const { store, read } = open(() => slow.promise);
    store.dispatch(applicationsOpened({ personId: 7 }));
    store.dispatch(signedOut());
    slow.resolve([cook]);
    await settled();
    expect(order(read)).toEqual([]);
  });

  it('are read again when a company changes a status, or may have done so during a break', async () => {
    const own = jest.fn<ReturnType<ApplicationsApi['own']>, []>();
    own.mockResolvedValueOnce([cook]).mockResolvedValueOnce([{ ...cook, status: 'viewed' }]);
    own.mockResolvedValueOnce([{ ...cook, status: 'offer' }]);
    const { store, read } = open(own);
    store.dispatch(applicationsOpened({ personId: 7 }));
    await settled();
    store.dispatch(applicationStatusHeard({ vacancyId: 11 }));
    expect(read(selectApplicationsStatus)).toBe('loaded');
    await settled();
    expect(read((state) => selectApplication(state, 11))?.status).toBe('viewed');
    store.dispatch(newsMissed());
    await settled();
    expect(read((state) => selectApplication(state, 11))?.status).toBe('offer');
  });

  it('are not read for news while nobody has opened them', async () => {
    const own = jest.fn<ReturnType<ApplicationsApi['own']>, []>();
    const { store } = open(own);
    store.dispatch(applicationStatusHeard({ vacancyId: 11 }));
    await settled();
    expect(own).not.toHaveBeenCalled();
  });

  it('stay as they are, without a word, when news of them cannot be followed', async () => {
    const own = jest.fn<ReturnType<ApplicationsApi['own']>, []>();
    own.mockResolvedValueOnce([cook]).mockRejectedValueOnce(aRefusal(503, { message: 'Away.' }));
    const { store, read, toasts } = open(own);
    store.dispatch(applicationsOpened({ personId: 7 }));
    await settled();
    store.dispatch(applicationStatusHeard({ vacancyId: 11 }));
    await settled();
    expect(read(selectApplicationsStatus)).toBe('loaded');
    expect(order(read)).toEqual([[11, false]]);
    expect(toasts.shown).toEqual([]);
  });

  it('keep their pins in the browser, each person their own', async () => {
    const storage = memoryStorage();
    const first = open(
      async () => [cook, barista],
      () => storage,
    );
    first.store.dispatch(applicationsOpened({ personId: 7 }));
    await settled();
    first.store.dispatch(pinToggled({ personId: 7, vacancyId: 12 }));

    const again = open(
      async () => [cook, barista],
      () => storage,
    );
    again.store.dispatch(applicationsOpened({ personId: 7 }));
    await settled();
    expect(order(again.read)).toEqual([
      [12, true],
      [11, false],
    ]);

    const another = open(
      async () => [cook, barista],
      () => storage,
    );
    another.store.dispatch(applicationsOpened({ personId: 8 }));
    await settled();
    expect(order(another.read)[0]).toEqual([11, false]);
  });

  it('show without pins when the browser refuses storage or kept nonsense', async () => {
    for (const storage of [
      () => memoryStorage({ 'cpa.pinnedVacancies.7': '{"a":' }),
      (): PinStorage => {
        throw new Error('denied');
      },
    ]) {
      const { store, read } = open(async () => [cook], storage);
      store.dispatch(applicationsOpened({ personId: 7 }));
      await settled();
      expect(order(read)).toEqual([[11, false]]);
      store.dispatch(pinToggled({ personId: 7, vacancyId: 11 }));
      expect(order(read)).toEqual([[11, true]]);
    }
  });
});
