import type { StatusUpdated } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import {
  aStatusUpdated,
  anApplicantListItem,
  anApplicantReview,
  anApiError,
  fakeToasts,
  flushPromises,
} from '@cpa/shared/testing';
import { applicationReceived, eventsMissed } from '../../../realtime/realtimeEvents.ts';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { fakeApplicantsApi } from '../testing/fakeApplicantsApi.ts';
import { statusChangeRequested } from './applicantEvents.ts';
import { createApplicantsSaga } from './applicantsSaga.ts';
import {
  allOpened,
  selectAllApplicants,
  selectAllError,
  selectAllStatus,
  selectIsChanging,
  selectVacancyApplicants,
  selectVacancyListError,
  vacancyOpened,
} from './applicantsSlice.ts';
import { reviewOpened, selectReview, selectReviewError, selectReviewStatus } from './reviewSlice.ts';

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

describe('applicant lists', () => {
  it('keep the order of the server', async () => {
    const { store, read } = open({ all: async () => ({ applicants: [tromp, croes] }) });
    store.dispatch(allOpened());
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
    store.dispatch(applicationReceived({ vacancyId: 10 }));
    await flushPromises();
    expect(requested).toEqual([]);

    store.dispatch(allOpened());
    store.dispatch(vacancyOpened({ vacancyId: 10 }));
    store.dispatch(vacancyOpened({ vacancyId: 11 }));
    await flushPromises();
    store.dispatch(vacancyOpened({ vacancyId: 10 }));
    await flushPromises();
    requested.length = 0;
    received = [tromp, croes];
    store.dispatch(applicationReceived({ vacancyId: 10 }));
    expect(read(selectAllStatus)).toBe('loaded');
    await flushPromises();
    expect(requested).toEqual(['all', 'vacancy 10']);
    expect(read(selectAllApplicants)).toEqual([tromp, croes]);
    expect(read((state) => selectVacancyApplicants(state, 10))).toEqual([tromp, croes]);
    store.dispatch(eventsMissed());
    await flushPromises();
    expect(requested).toEqual(['all', 'vacancy 10', 'all', 'vacancy 10', 'vacancy 11']);
  });

  it('keep the loaded data without a toast when a background reload fails', async () => {
    const all = jest.fn<ReturnType<ApplicantsApi['all']>, []>();
    all.mockResolvedValueOnce({ applicants: [croes] }).mockRejectedValueOnce(anApiError(503, {}));
    const { store, read, toasts } = open({ all });
    store.dispatch(allOpened());
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
    store.dispatch(allOpened());
    await flushPromises();
    expect(read(selectAllStatus)).toBe('failed');
    expect(read(selectAllError)).toMatchObject({ status: 403, code: 'not_verified' });
    store.dispatch(allOpened());
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
    store.dispatch(vacancyOpened({ vacancyId: 10 }));
    await flushPromises();
    store.dispatch(vacancyOpened({ vacancyId: 11 }));
    await flushPromises();
    expect(read((state) => selectVacancyListError(state, 11))?.status).toBe(404);
    expect(read((state) => selectVacancyApplicants(state, 10))).toEqual([croes]);
  });

  it('ignore a response that arrives after a newer request', async () => {
    const slow = Promise.withResolvers<ReturnType<typeof forVacancy>>();
    const { store, read } = open({
      forVacancy: (id) => (id === 10 ? slow.promise : Promise.resolve(forVacancy(11, tromp))),
    });
    store.dispatch(vacancyOpened({ vacancyId: 10 }));
    store.dispatch(vacancyOpened({ vacancyId: 11 }));
    await flushPromises();
    slow.resolve(forVacancy(10, croes));
    await flushPromises();
    expect(read((state) => selectVacancyApplicants(state, 11))).toEqual([tromp]);
    expect(read((state) => selectVacancyApplicants(state, 10))).toEqual([]);
  });

  it('reset at sign-out and ignore a response that arrives later', async () => {
    const slow = Promise.withResolvers<{ applicants: (typeof croes)[] }>();
    const { store, read } = open({ all: () => slow.promise });
    store.dispatch(allOpened());
    store.dispatch(signedOut());
    slow.resolve({ applicants: [croes] });
    await flushPromises();
    expect(read(selectAllApplicants)).toEqual([]);
  });
});

describe('status change', () => {
  const loaded = async (changeStatus: ApplicantsApi['changeStatus'], more: Partial<ApplicantsApi> = {}) => {
    const page = open({
      all: async () => ({ applicants: [croes, tromp] }),
      forVacancy: async (id) => forVacancy(id, croes, tromp),
      review: async () => anApplicantReview({ ...croes, history: [] }),
      changeStatus,
      ...more,
    });
    page.store.dispatch(allOpened());
    page.store.dispatch(vacancyOpened({ vacancyId: 10 }));
    page.store.dispatch(reviewOpened({ id: 1 }));
    await flushPromises();
    return page;
  };
  const statuses = (read: ReturnType<typeof open>['read']) => [
    read(selectAllApplicants)[0]?.status,
    read((state) => selectVacancyApplicants(state, 10))[0]?.status,
    read(selectReview)?.status,
  ];

  it('updates every list and the review after the server confirms', async () => {
    const response = Promise.withResolvers<StatusUpdated>();
    const changeStatus = jest.fn(() => response.promise);
    const { store, read, toasts } = await loaded(changeStatus);
    const update = { status: 'interview', should_notify: true, recruiter_note: 'Tuesday at ten' } as const;
    store.dispatch(statusChangeRequested({ applicant: croes, update }));
    expect(changeStatus).toHaveBeenCalledWith(10, 71, update);
    expect(statuses(read)).toEqual(['new', 'new', 'new']);
    expect(read((state) => selectIsChanging(state, 1))).toBe(true);
    expect(toasts.shown.at(-1)).toEqual({ kind: 'progress', title: 'Updating status...' });
    response.resolve(aStatusUpdated({ current_status: 'interview' }));
    await flushPromises();
    expect(statuses(read)).toEqual(['interview', 'interview', 'interview']);
    expect(read((state) => selectIsChanging(state, 1))).toBe(false);
    expect(read(selectReview)?.history.at(-1)).toMatchObject({
      status: 'interview',
      note: 'Tuesday at ten',
      notified: true,
    });
    expect(toasts.shown.at(-1)).toEqual({
      kind: 'success',
      title: 'Application status updated',
      description: 'Xiomara Croes will be notified by e-mail.',
    });
  });

  it('shows the status of the response, not the requested one', async () => {
    const { store, read } = await loaded(async () => aStatusUpdated({ current_status: 'withdrawn' }));
    store.dispatch(statusChangeRequested({ applicant: croes, update: { status: 'offer' } }));
    await flushPromises();
    expect(statuses(read)).toEqual(['withdrawn', 'withdrawn', 'withdrawn']);
    expect(read(selectReview)?.history).toEqual([]);
  });

  it('keeps the status and shows a toast when the server rejects the change', async () => {
    const { store, read, toasts } = await loaded(async () => {
      throw anApiError(409, { message: 'The applicant withdrew.' });
    });
    store.dispatch(statusChangeRequested({ applicant: croes, update: { status: 'offer' } }));
    await flushPromises();
    expect(statuses(read)).toEqual(['new', 'new', 'new']);
    expect(read((state) => selectIsChanging(state, 1))).toBe(false);
    expect(toasts.shown.at(-1)).toEqual({
      kind: 'error',
      title: 'Failed to update status',
      description: 'The applicant withdrew.',
    });
  });

  it('runs concurrently for different applicants', async () => {
    const first = Promise.withResolvers<StatusUpdated>();
    const { store, read } = await loaded((_vacancy, applicant) =>
      applicant === 71 ? first.promise : Promise.resolve(aStatusUpdated({ current_status: 'rejected' })),
    );
    store.dispatch(statusChangeRequested({ applicant: croes, update: { status: 'offer' } }));
    store.dispatch(statusChangeRequested({ applicant: tromp, update: { status: 'rejected' } }));
    await flushPromises();
    first.resolve(aStatusUpdated({ current_status: 'offer' }));
    await flushPromises();
    expect(read(selectAllApplicants).map(({ status }) => status)).toEqual(['offer', 'rejected']);
  });

  it('is not reverted by an older list response', async () => {
    const old = Promise.withResolvers<{ applicants: (typeof croes)[] }>();
    const all = jest.fn<ReturnType<ApplicantsApi['all']>, []>();
    all
      .mockResolvedValueOnce({ applicants: [croes] })
      .mockReturnValueOnce(old.promise)
      .mockResolvedValueOnce({ applicants: [{ ...croes, status: 'offer' }] });
    const { store, read } = await loaded(async () => aStatusUpdated({ current_status: 'offer' }), { all });
    store.dispatch(allOpened());
    store.dispatch(statusChangeRequested({ applicant: croes, update: { status: 'offer' } }));
    await flushPromises();
    old.resolve({ applicants: [croes] });
    await flushPromises();
    expect(read(selectAllApplicants)[0]?.status).toBe('offer');
  });
});

describe('applicant review', () => {
  it('updates the status in the lists from the loaded review', async () => {
    const { store, read } = open({
      all: async () => ({ applicants: [croes] }),
      review: async () => anApplicantReview({ ...croes, status: 'viewed' }),
    });
    store.dispatch(allOpened());
    await flushPromises();
    store.dispatch(reviewOpened({ id: 1 }));
    await flushPromises();
    expect(read(selectAllApplicants)[0]?.status).toBe('viewed');
  });

  it('ignores a response that arrives after a newer request', async () => {
    const slow = Promise.withResolvers<ReturnType<typeof anApplicantReview>>();
    const { store, read } = open({
      review: (id) => (id === 1 ? slow.promise : Promise.resolve(anApplicantReview(tromp))),
    });
    store.dispatch(reviewOpened({ id: 1 }));
    store.dispatch(reviewOpened({ id: 2 }));
    await flushPromises();
    slow.resolve(anApplicantReview(croes));
    await flushPromises();
    expect(read(selectReview)?.name).toBe('Aisha Tromp');
  });

  it('stores a 404 error for an unknown applicant', async () => {
    const { store, read } = open({ review: () => Promise.reject(anApiError(404)) });
    store.dispatch(reviewOpened({ id: 1 }));
    await flushPromises();
    expect(read(selectReviewStatus)).toBe('failed');
    expect(read(selectReviewError)).toMatchObject({ kind: 'status', status: 404 });
  });
});
