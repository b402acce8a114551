import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApplicantListItem, anApiError, fakeToasts, flushPromises } from '@cpa/shared/testing';
import { END } from 'redux-saga';
import {
  applicationReceived,
  applicationsAnnotated,
  boardPlacesChanged,
  conversationChanged,
  eventsMissed,
} from '../../../realtime/realtimeEvents.ts';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { fakeApplicantsApi } from '../testing/fakeApplicantsApi.ts';
import { createApplicantsSaga } from './applicantsSaga.ts';
import {
  events,
  selectAllApplicants,
  selectAllError,
  selectAllStatus,
  selectFreshIds,
  selectVacancyApplicants,
  selectVacancyListError,
} from './applicantsSlice.ts';
import { placeEnded, statusesChanged } from './moveEvents.ts';

const croes = anApplicantListItem({
  id: 1,
  applicant_id: 71,
  vacancy_id: 10,
  name: 'Xiomara Croes',
  status: 'new',
});
const tromp = anApplicantListItem({
  id: 2,
  applicant_id: 72,
  vacancy_id: 10,
  name: 'Aisha Tromp',
  status: 'new',
});

function open(responses: Partial<ApplicantsApi>) {
  const store = createPortalStore();
  const toasts = fakeToasts();
  store.runFeatureSaga('recruiter/applicants', createApplicantsSaga(fakeApplicantsApi(responses), toasts));
  const read = <T>(selector: (state: object) => T): T => selector(store.getState());
  return { store, toasts, read };
}

const forVacancy = (vacancyId: number, ...applicants: (typeof croes)[]) => ({
  vacancy_id: vacancyId,
  vacancy_title: 'Line Cook',
  applicants,
});

const arrival = (vacancyId: number) =>
  applicationReceived({ vacancyId, vacancyTitle: 'Line Cook', name: 'Rudy Tromp' });

describe('applicant lists', () => {
  it('keep the order of the server', async () => {
    const { store, read } = open({ all: async () => ({ applicants: [tromp, croes] }) });
    store.dispatch(events.allOpened());
    expect(read(selectAllStatus)).toBe('loading');
    await flushPromises();
    expect(read(selectAllApplicants)).toEqual([tromp, croes]);
    expect(read(selectAllStatus)).toBe('loaded');
  });

  it('reload after a new application and after a lost connection, once opened', async () => {
    let received = [croes];
    const requested: string[] = [];
    const { store, read } = open({
      all: async () => {
        requested.push('all');
        return { applicants: received };
      },
      forVacancy: async (id) => {
        requested.push(`vacancy ${id}`);
        return forVacancy(id, ...received);
      },
    });
    store.dispatch(arrival(10));
    await flushPromises();
    expect(requested).toEqual([]);

    store.dispatch(events.allOpened());
    store.dispatch(events.vacancyOpened({ vacancyId: 10 }));
    store.dispatch(events.vacancyOpened({ vacancyId: 11 }));
    await flushPromises();
    store.dispatch(events.vacancyOpened({ vacancyId: 10 }));
    await flushPromises();
    requested.length = 0;
    received = [tromp, croes];
    store.dispatch(arrival(10));
    expect(read(selectAllStatus)).toBe('loaded');
    await flushPromises();
    expect(requested).toEqual(['all', 'vacancy 10']);
    expect(read(selectAllApplicants)).toEqual([tromp, croes]);
    expect(read((state) => selectVacancyApplicants(state, 10))).toEqual([tromp, croes]);
    store.dispatch(eventsMissed());
    await flushPromises();
    expect(requested).toEqual(['all', 'vacancy 10', 'all', 'vacancy 10', 'vacancy 11']);
  });

  it('reload after messages about a listed application, and only then', async () => {
    let requests = 0;
    let unread_messages = 1;
    const { store, read } = open({
      all: async () => {
        requests += 1;
        return { applicants: [{ ...croes, unread_messages }] };
      },
    });
    store.dispatch(events.allOpened());
    await flushPromises();
    unread_messages = 0;
    store.dispatch(conversationChanged({ applicationId: 999 }));
    await flushPromises();
    expect(requests).toBe(1);
    store.dispatch(conversationChanged({ applicationId: croes.id }));
    await flushPromises();
    expect(read(selectAllApplicants)).toMatchObject([{ unread_messages: 0 }]);
  });

  it('reload for every application that arrives during a reload, and mark all of them', async () => {
    const all = jest.fn<ReturnType<ApplicantsApi['all']>, []>();
    const slow = Promise.withResolvers<{ applicants: (typeof croes)[] }>();
    all.mockResolvedValueOnce({ applicants: [] }).mockReturnValueOnce(slow.promise);
    const other = { ...tromp, vacancy_id: 11 };
    all.mockResolvedValue({ applicants: [other, croes] });
    let isReceived = false;
    const { store, read } = open({
      all,
      forVacancy: async (id) => forVacancy(id, ...(isReceived ? [id === 10 ? croes : other] : [])),
    });
    store.dispatch(events.allOpened());
    store.dispatch(events.vacancyOpened({ vacancyId: 10 }));
    await flushPromises();
    store.dispatch(events.vacancyOpened({ vacancyId: 11 }));
    await flushPromises();
    isReceived = true;
    store.dispatch(arrival(10));
    store.dispatch(arrival(11));
    slow.resolve({ applicants: [croes] });
    await flushPromises();
    expect(read((state) => selectVacancyApplicants(state, 10))).toEqual([croes]);
    expect(read((state) => selectVacancyApplicants(state, 11))).toEqual([other]);
    expect(read(selectFreshIds)).toEqual([1, 2]);
  });

  it('load once when the order of the board changes before the response, and show the newest order', async () => {
    const slow = Promise.withResolvers<{ applicants: (typeof croes)[] }>();
    const all = jest.fn(() => slow.promise);
    const { store, read } = open({ all });
    const place = (status: 'new' | 'offer', version: number, board_position: number) =>
      boardPlacesChanged({ status, version, places: [{ id: 1, board_position }] });
    store.dispatch(events.allOpened());
    store.dispatch(place('new', 1, 40));
    store.dispatch(place('new', 3, 50));
    store.dispatch(place('new', 2, 45));
    store.dispatch(place('offer', 4, 60));
    slow.resolve({ applicants: [{ ...croes, board_position: 10 }, tromp] });
    await flushPromises();
    expect(all).toHaveBeenCalledTimes(1);
    expect(read(selectAllApplicants)).toMatchObject([
      { ...croes, board_position: 50, board_version: 3 },
      tromp,
    ]);
  });

  it('keep the place of the response when a place arrives late that is older than a known one', async () => {
    const slow = Promise.withResolvers<{ applicants: (typeof croes)[] }>();
    const { store, read } = open({ all: () => slow.promise });
    const place = (version: number, board_position: number) =>
      boardPlacesChanged({ status: 'new', version, places: [{ id: 1, board_position }] });
    store.dispatch(place(2, 50));
    store.dispatch(events.allOpened());
    store.dispatch(place(1, 40));
    slow.resolve({ applicants: [{ ...croes, board_position: 50 }] });
    await flushPromises();
    expect(read(selectAllApplicants)).toEqual([{ ...croes, board_position: 50 }]);
  });

  it('show an own place that is stored before the response', async () => {
    const slow = Promise.withResolvers<{ applicants: (typeof croes)[] }>();
    const all = jest.fn(() => slow.promise);
    const { store, read } = open({ all });
    store.dispatch(events.allOpened());
    const placed = { version: 1, board_position: 50, others: [] };
    store.dispatch(placeEnded({ id: 1, status: 'new', placed }));
    store.dispatch(placeEnded({ id: 2, status: 'new', placed: null }));
    slow.resolve({ applicants: [{ ...croes, board_position: 10 }, tromp] });
    await flushPromises();
    expect(all).toHaveBeenCalledTimes(1);
    expect(read(selectAllApplicants)).toMatchObject([
      { ...croes, board_position: 50, board_version: 1 },
      tromp,
    ]);
  });

  it('ignore a rating and tags that arrive after newer ones', async () => {
    const slow = Promise.withResolvers<{ applicants: (typeof croes)[] }>();
    const { store, read } = open({ all: () => slow.promise });
    const annotate = (version: number, rating: number, tags: string[]) =>
      store.dispatch(applicationsAnnotated({ changes: [{ id: 1, rating, tags, version }] }));
    store.dispatch(events.allOpened());
    annotate(4, 3, ['Grill']);
    annotate(2, 5, []);
    slow.resolve({ applicants: [{ ...croes, rating: 1, annotation_version: 3 }] });
    await flushPromises();
    expect(read(selectAllApplicants)[0]).toMatchObject({ rating: 3, tags: ['Grill'] });
    annotate(6, 4, ['Bar']);
    annotate(5, 2, ['Grill']);
    expect(read(selectAllApplicants)[0]).toMatchObject({ rating: 4, tags: ['Bar'] });
  });

  it('show a rating of an API that states no version', async () => {
    const { store, read } = open({ all: async () => ({ applicants: [croes] }) });
    store.dispatch(events.allOpened());
    await flushPromises();
    store.dispatch(applicationsAnnotated({ changes: [{ id: 1, rating: 2 }] }));
    expect(read(selectAllApplicants)[0]).toMatchObject({ rating: 2, tags: [] });
  });

  it('load once when the store ends before the response', async () => {
    // Fails instead of looping forever.
    const all = jest.fn(() => {
      if (all.mock.calls.length > 1) throw new Error('loaded again');
      return new Promise<never>(() => undefined);
    });
    const { store, read } = open({ all });
    store.dispatch(events.allOpened());
    store.dispatch(END);
    await flushPromises();
    expect(all).toHaveBeenCalledTimes(1);
    expect(read(selectAllStatus)).toBe('loading');
  });

  it('load at most twice when statuses change before each response', async () => {
    const all = jest.fn<ReturnType<ApplicantsApi['all']>, []>();
    const slow = Promise.withResolvers<{ applicants: (typeof croes)[] }>();
    all.mockReturnValueOnce(new Promise(() => undefined)).mockReturnValue(slow.promise);
    const { store, read } = open({ all });
    const change = () => statusesChanged({ changes: [{ id: 9, status: 'offer' }], isRemote: true });
    store.dispatch(events.allOpened());
    store.dispatch(change());
    store.dispatch(change());
    slow.resolve({ applicants: [croes] });
    await flushPromises();
    expect(all).toHaveBeenCalledTimes(2);
    expect(read(selectAllApplicants)).toEqual([croes]);
  });

  it('keep the loaded data without a toast when a background reload fails', async () => {
    const all = jest.fn<ReturnType<ApplicantsApi['all']>, []>();
    all.mockResolvedValueOnce({ applicants: [croes] }).mockRejectedValueOnce(anApiError(503, {}));
    const { store, read, toasts } = open({ all });
    store.dispatch(events.allOpened());
    await flushPromises();
    store.dispatch(eventsMissed());
    await flushPromises();
    expect(all).toHaveBeenCalledTimes(2);
    expect([read(selectAllStatus), read(selectAllApplicants)]).toEqual(['loaded', [croes]]);
    expect(toasts.shown).toEqual([]);
  });

  it('store the error when loading fails and recover on retry', async () => {
    const all = jest.fn<ReturnType<ApplicantsApi['all']>, []>();
    all
      .mockRejectedValueOnce(anApiError(403, { code: 'not_verified' }))
      .mockResolvedValueOnce({ applicants: [croes] });
    const { store, read } = open({ all });
    store.dispatch(events.allOpened());
    await flushPromises();
    expect(read(selectAllStatus)).toBe('failed');
    expect(read(selectAllError)).toMatchObject({ status: 403, code: 'not_verified' });
    store.dispatch(events.allOpened());
    await flushPromises();
    expect(read(selectAllApplicants)).toEqual([croes]);
    expect(read(selectAllError)).toBeNull();
  });

  it('store errors per vacancy', async () => {
    const { store, read } = open({
      forVacancy: async (id) => {
        if (id === 11) throw anApiError(404);
        return forVacancy(id, croes);
      },
    });
    store.dispatch(events.vacancyOpened({ vacancyId: 10 }));
    await flushPromises();
    store.dispatch(events.vacancyOpened({ vacancyId: 11 }));
    await flushPromises();
    expect(read((state) => selectVacancyListError(state, 11))?.status).toBe(404);
    expect(read((state) => selectVacancyApplicants(state, 10))).toEqual([croes]);
  });

  it('ignore a response that arrives after a newer request', async () => {
    const slow = Promise.withResolvers<ReturnType<typeof forVacancy>>();
    const { store, read } = open({
      forVacancy: (id) => (id === 10 ? slow.promise : Promise.resolve(forVacancy(11, tromp))),
    });
    store.dispatch(events.vacancyOpened({ vacancyId: 10 }));
    store.dispatch(events.vacancyOpened({ vacancyId: 11 }));
    await flushPromises();
    slow.resolve(forVacancy(10, croes));
    await flushPromises();
    expect(read((state) => selectVacancyApplicants(state, 11))).toEqual([tromp]);
    expect(read((state) => selectVacancyApplicants(state, 10))).toEqual([]);
  });

  it('reset at sign-out and ignore a response that arrives later', async () => {
    const slow = Promise.withResolvers<{ applicants: (typeof croes)[] }>();
    const { store, read } = open({ all: () => slow.promise });
    store.dispatch(events.allOpened());
    store.dispatch(signedOut());
    slow.resolve({ applicants: [croes] });
    await flushPromises();
    expect(read(selectAllApplicants)).toEqual([]);
  });
});
