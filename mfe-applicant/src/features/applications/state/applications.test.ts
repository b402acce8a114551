import { signedOut } from '@cpa/shared/session';
import { createPortalStore, type ValueStorage } from '@cpa/shared/store';
import {
  anApplicantApplication,
  anApiError,
  anInterview,
  fakeToasts,
  memoryStorage,
  flushPromises,
} from '@cpa/shared/testing';
import {
  applicationStatusChanged,
  conversationChanged,
  eventsMissed,
  interviewChanged,
} from '../../../realtime/realtimeEvents.ts';
import type { ApplicationsApi } from '../api/applicationsApi.ts';
import { createApplicationsSaga } from './applicationsSaga.ts';
import {
  events,
  selectApplication,
  selectApplications,
  selectApplicationsError,
  selectApplicationsStatus,
} from './applicationsSlice.ts';

const cook = anApplicantApplication({ id: 1, vacancy_id: 11, status: 'new' });
const barista = anApplicantApplication({ id: 2, vacancy_id: 12, status: 'offer' });

function open(own: ApplicationsApi['own'], storage: () => ValueStorage = () => memoryStorage()) {
  const store = createPortalStore();
  const toasts = fakeToasts();
  store.runFeatureSaga(
    'applicant/applications',
    createApplicationsSaga({ own, markRead: jest.fn() }, toasts, storage),
  );
  const read = <T>(selector: (state: object) => T): T => selector(store.getState());
  return { store, toasts, read };
}

const order = (read: ReturnType<typeof open>['read']) =>
  read(selectApplications).map(({ vacancy_id, isPinned }) => [vacancy_id, isPinned]);

describe('applications state', () => {
  it('loads applications in the order of the server, keyed by vacancy', async () => {
    const { store, read } = open(async () => [cook, barista]);
    store.dispatch(events.applicationsOpened({ userId: 7 }));
    expect(read(selectApplicationsStatus)).toBe('loading');
    await flushPromises();
    expect(order(read)).toEqual([
      [11, false],
      [12, false],
    ]);
    expect(read((state) => selectApplication(state, 12))?.status).toBe('offer');
  });

  it('stores the error when loading fails and recovers on retry', async () => {
    const own = jest.fn<ReturnType<ApplicationsApi['own']>, []>();
    own
      .mockRejectedValueOnce(anApiError(503, { message: 'The database is away.' }))
      .mockResolvedValueOnce([cook]);
    const { store, read, toasts } = open(own);
    store.dispatch(events.applicationsOpened({ userId: 7 }));
    await flushPromises();
    expect(read(selectApplicationsStatus)).toBe('failed');
    expect(read(selectApplicationsError)?.status).toBe(503);
    expect(toasts.shown).toEqual([
      { kind: 'error', title: 'Failed to load applications', description: 'The database is away.' },
    ]);
    store.dispatch(events.applicationsOpened({ userId: 7 }));
    await flushPromises();
    expect(order(read)).toEqual([[11, false]]);
  });

  it('ignores a response that arrives after a newer request', async () => {
    const slow = Promise.withResolvers<(typeof cook)[]>();
    const own = jest.fn<ReturnType<ApplicationsApi['own']>, []>();
    own.mockReturnValueOnce(slow.promise).mockResolvedValueOnce([barista]);
    const { store, read } = open(own);
    store.dispatch(events.applicationsOpened({ userId: 7 }));
    store.dispatch(events.applicationsOpened({ userId: 7 }));
    await flushPromises();
    slow.resolve([cook]);
    await flushPromises();
    expect(order(read)).toEqual([[12, false]]);
  });

  it('resets at sign-out and ignores a response that arrives later', async () => {
    const slow = Promise.withResolvers<(typeof cook)[]>();
    const { store, read } = open(() => slow.promise);
    store.dispatch(events.applicationsOpened({ userId: 7 }));
    store.dispatch(signedOut());
    slow.resolve([cook]);
    await flushPromises();
    expect(order(read)).toEqual([]);
  });

  it('reloads on a status change event and after a lost connection', async () => {
    const own = jest.fn<ReturnType<ApplicationsApi['own']>, []>();
    own.mockResolvedValueOnce([cook]).mockResolvedValueOnce([{ ...cook, status: 'viewed' }]);
    own.mockResolvedValueOnce([{ ...cook, status: 'offer' }]);
    const { store, read } = open(own);
    store.dispatch(events.applicationsOpened({ userId: 7 }));
    await flushPromises();
    store.dispatch(applicationStatusChanged({ vacancyId: 11 }));
    expect(read(selectApplicationsStatus)).toBe('loaded');
    await flushPromises();
    expect(read((state) => selectApplication(state, 11))?.status).toBe('viewed');
    store.dispatch(eventsMissed());
    await flushPromises();
    expect(read((state) => selectApplication(state, 11))?.status).toBe('offer');
  });

  it('shows a toast for a status that the company changed', async () => {
    const own = jest.fn<ReturnType<ApplicationsApi['own']>, []>();
    own.mockResolvedValueOnce([cook]).mockResolvedValueOnce([{ ...cook, status: 'rejected' }]);
    own.mockResolvedValueOnce([{ ...cook, status: 'rejected' }]);
    const { store, toasts } = open(own);
    store.dispatch(events.applicationsOpened({ userId: 7 }));
    await flushPromises();
    store.dispatch(applicationStatusChanged({ vacancyId: 11 }));
    await flushPromises();
    store.dispatch(applicationStatusChanged({ vacancyId: 11 }));
    await flushPromises();
    expect(toasts.shown).toEqual([
      {
        kind: 'info',
        title: 'Your application: Not chosen',
        description: `${cook.vacancy.title}, ${cook.vacancy.company.name}`,
      },
    ]);
  });

  it('shows the toast although a message arrives before the list', async () => {
    const own = jest.fn<ReturnType<ApplicationsApi['own']>, []>();
    own.mockResolvedValueOnce([cook]).mockResolvedValue([{ ...cook, status: 'rejected' }]);
    const { store, toasts } = open(own);
    store.dispatch(events.applicationsOpened({ userId: 7 }));
    await flushPromises();
    store.dispatch(applicationStatusChanged({ vacancyId: 11 }));
    store.dispatch(conversationChanged());
    await flushPromises();
    store.dispatch(conversationChanged());
    await flushPromises();
    expect(toasts.shown).toMatchObject([{ kind: 'info', title: 'Your application: Not chosen' }]);
  });

  it('says that times for an interview were proposed, for the vacancy of the event only', async () => {
    const own = jest.fn<ReturnType<ApplicationsApi['own']>, []>();
    const invited = { ...cook, status: 'interview' as const, interviews: [anInterview()] };
    own.mockResolvedValueOnce([cook, barista]).mockResolvedValue([invited, { ...barista, status: 'hired' }]);
    const { store, toasts } = open(own);
    store.dispatch(events.applicationsOpened({ userId: 7 }));
    await flushPromises();
    store.dispatch(interviewChanged({ vacancyId: 11 }));
    await flushPromises();
    expect(toasts.shown).toMatchObject([
      { kind: 'info', description: `${cook.vacancy.title}, ${cook.vacancy.company.name}` },
    ]);
  });

  it('shows no toast for changes while the connection was lost', async () => {
    const own = jest.fn<ReturnType<ApplicationsApi['own']>, []>();
    own.mockResolvedValueOnce([cook]).mockResolvedValue([{ ...cook, status: 'rejected' }]);
    const { store, toasts, read } = open(own);
    store.dispatch(events.applicationsOpened({ userId: 7 }));
    await flushPromises();
    store.dispatch(eventsMissed());
    await flushPromises();
    expect(read((state) => selectApplication(state, 11))?.status).toBe('rejected');
    expect(toasts.shown).toEqual([]);
  });

  it('shows an error when the page is opened again and the list cannot be read', async () => {
    const own = jest.fn<ReturnType<ApplicationsApi['own']>, []>().mockResolvedValueOnce([cook]);
    const { store, toasts, read } = open(own.mockRejectedValue(anApiError(503, { message: 'Away.' })));
    store.dispatch(events.applicationsOpened({ userId: 7 }));
    await flushPromises();
    store.dispatch(events.applicationsOpened({ userId: 7 }));
    await flushPromises();
    expect(read(selectApplicationsStatus)).toBe('failed');
    expect(toasts.shown).toMatchObject([{ kind: 'error', title: 'Failed to load applications' }]);
  });

  it('shows the news of an interview that was called off once', async () => {
    const { store, read } = open(async () => [{ ...cook, off_notification_id: 8 }, barista]);
    store.dispatch(events.applicationsOpened({ userId: 7 }));
    await flushPromises();
    store.dispatch(events.newsShown({ vacancyId: 11, id: 8 }));
    expect(read((state) => selectApplication(state, 11))?.off_notification_id).toBeNull();
  });

  it('does not reload on an event before the list was opened', async () => {
    const own = jest.fn<ReturnType<ApplicationsApi['own']>, []>();
    const { store } = open(own);
    store.dispatch(applicationStatusChanged({ vacancyId: 11 }));
    await flushPromises();
    expect(own).not.toHaveBeenCalled();
  });

  it('keeps the list without a toast when a background reload fails', async () => {
    const own = jest.fn<ReturnType<ApplicationsApi['own']>, []>();
    own.mockResolvedValueOnce([cook]).mockRejectedValueOnce(anApiError(503, { message: 'Away.' }));
    const { store, read, toasts } = open(own);
    store.dispatch(events.applicationsOpened({ userId: 7 }));
    await flushPromises();
    store.dispatch(applicationStatusChanged({ vacancyId: 11 }));
    await flushPromises();
    expect(read(selectApplicationsStatus)).toBe('loaded');
    expect(order(read)).toEqual([[11, false]]);
    expect(toasts.shown).toEqual([]);
  });

  it('stores pins per user', async () => {
    const storage = memoryStorage();
    const first = open(
      async () => [cook, barista],
      () => storage,
    );
    first.store.dispatch(events.applicationsOpened({ userId: 7 }));
    await flushPromises();
    first.store.dispatch(events.pinToggled({ userId: 7, vacancyId: 12 }));

    const again = open(
      async () => [cook, barista],
      () => storage,
    );
    again.store.dispatch(events.applicationsOpened({ userId: 7 }));
    await flushPromises();
    expect(order(again.read)).toEqual([
      [12, true],
      [11, false],
    ]);

    const another = open(
      async () => [cook, barista],
      () => storage,
    );
    another.store.dispatch(events.applicationsOpened({ userId: 8 }));
    await flushPromises();
    expect(order(another.read)[0]).toEqual([11, false]);
    // The same tab, without a reload.
    again.store.dispatch(events.applicationsOpened({ userId: 8 }));
    expect(order(again.read)[0]).toEqual([11, false]);
  });

  it('works without stored pins when storage is denied or invalid', async () => {
    for (const storage of [
      () => memoryStorage({ 'cpa.pinnedVacancies.7': '{"a":' }),
      (): ValueStorage => {
        throw new Error('denied');
      },
    ]) {
      const { store, read } = open(async () => [cook], storage);
      store.dispatch(events.applicationsOpened({ userId: 7 }));
      await flushPromises();
      expect(order(read)).toEqual([[11, false]]);
      store.dispatch(events.pinToggled({ userId: 7, vacancyId: 11 }));
      expect(order(read)).toEqual([[11, true]]);
    }
  });
});
