import { applicationReceivedHeard, newsMissed, signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApplicantListItem, anApplicantReview, aRefusal, fakeToasts, settled } from '@cpa/shared/testing';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { fakeApplicantsApi } from '../testing/fakeApplicantsApi.ts';
import { statusChangeRequested } from './applicantEvents.ts';
import { createApplicantsSaga } from './applicantsSaga.ts';
import {
  allOpened,
  selectAllApplicants,
  selectAllFailure,
  selectAllStatus,
  selectIsChanging,
  selectVacancyApplicants,
  selectVacancyListFailure,
  vacancyOpened,
} from './applicantsSlice.ts';
import { reviewOpened, selectReview, selectReviewFailure, selectReviewStatus } from './reviewSlice.ts';

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

function open(answers: Partial<ApplicantsApi>) {
  const store = createPortalStore();
  const toasts = fakeToasts();
  store.runFeatureSaga('recruiter/applicants', createApplicantsSaga(fakeApplicantsApi(answers), toasts));
  const read = <T>(selector: (state: object) => T): T => selector(store.getState());
  return { store, toasts, read };
}

const ofVacancy = (vacancyId: number, ...applicants: (typeof croes)[]) => ({
  vacancy_id: vacancyId,
  vacancy_title: 'Line Cook',
  applicants,
});

describe('the lists of applicants', () => {
  it('show everybody in the order of the server', async () => {
    const { store, read } = open({ all: async () => ({ applicants: [tromp, croes] }) });
    store.dispatch(allOpened());
    expect(read(selectAllStatus)).toBe('loading');
    await settled();
    expect(read(selectAllApplicants)).toEqual([tromp, croes]);
    expect(read(selectAllStatus)).toBe('loaded');
  });

  it('that were opened are read again when somebody applies, or may have done so during a break', async () => {
    let received = [croes];
    const asked: string[] = [];
    const { store, read } = open({
      all: async () => {
        asked.push('all');
        return { applicants: received };
      },
      ofVacancy: async (id) => {
        asked.push(`of ${id}`);
        return ofVacancy(id, ...received);
      },
    });
    store.dispatch(applicationReceivedHeard({ vacancyId: 10 }));
    await settled();
    expect(asked).toEqual([]);

    store.dispatch(allOpened());
    store.dispatch(vacancyOpened({ vacancyId: 10 }));
    store.dispatch(vacancyOpened({ vacancyId: 11 }));
    await settled();
    store.dispatch(vacancyOpened({ vacancyId: 10 }));
    await settled();
    asked.length = 0;
    received = [tromp, croes];
    store.dispatch(applicationReceivedHeard({ vacancyId: 10 }));
    expect(read(selectAllStatus)).toBe('loaded');
    await settled();
    expect(asked).toEqual(['all', 'of 10']);
    expect(read(selectAllApplicants)).toEqual([tromp, croes]);
    expect(read((state) => selectVacancyApplicants(state, 10))).toEqual([tromp, croes]);
    store.dispatch(newsMissed());
    await settled();
    expect(asked).toEqual(['all', 'of 10', 'all', 'of 10', 'of 11']);
  });

  it('stay as they are when news cannot be followed', async () => {
    const all = jest.fn<ReturnType<ApplicantsApi['all']>, []>();
    all.mockResolvedValueOnce({ applicants: [croes] }).mockRejectedValueOnce(aRefusal(503, {}));
    const { store, read, toasts } = open({ all });
    store.dispatch(allOpened());
    await settled();
    store.dispatch(newsMissed());
    await settled();
    expect(all).toHaveBeenCalledTimes(2);
    expect([read(selectAllStatus), read(selectAllApplicants)]).toEqual(['loaded', [croes]]);
    expect(toasts.shown).toEqual([]);
  });

  it('tell why they could not be read, and come after another try', async () => {
    const all = jest.fn<ReturnType<ApplicantsApi['all']>, []>();
    all
      .mockRejectedValueOnce(aRefusal(403, { code: 'not_verified' }))
      .mockResolvedValueOnce({ applicants: [croes] });
    const { store, read } = open({ all });
    store.dispatch(allOpened());
    await settled();
    expect(read(selectAllStatus)).toBe('failed');
    expect(read(selectAllFailure)).toMatchObject({ status: 403, code: 'not_verified' });
    store.dispatch(allOpened());
    await settled();
    expect(read(selectAllApplicants)).toEqual([croes]);
    expect(read(selectAllFailure)).toBeNull();
  });

  it('keep the failure of one vacancy to that vacancy', async () => {
    const { store, read } = open({
      ofVacancy: async (id) => {
        if (id === 11) throw aRefusal(404);
        return ofVacancy(id, croes);
      },
    });
    store.dispatch(vacancyOpened({ vacancyId: 10 }));
    await settled();
    store.dispatch(vacancyOpened({ vacancyId: 11 }));
    await settled();
    expect(read((state) => selectVacancyListFailure(state, 11))?.status).toBe(404);
    expect(read((state) => selectVacancyApplicants(state, 10))).toEqual([croes]);
  });

  it('ignore an answer that a newer visit has overtaken', async () => {
    const slow = Promise.withResolvers<ReturnType<typeof ofVacancy>>();
    const { store, read } = open({
      ofVacancy: (id) => (id === 10 ? slow.promise : Promise.resolve(ofVacancy(11, tromp))),
    });
    store.dispatch(vacancyOpened({ vacancyId: 10 }));
    store.dispatch(vacancyOpened({ vacancyId: 11 }));
    await settled();
    slow.resolve(ofVacancy(10, croes));
    await settled();
    expect(read((state) => selectVacancyApplicants(state, 11))).toEqual([tromp]);
    expect(read((state) => selectVacancyApplicants(state, 10))).toEqual([]);
  });

  it('are empty after signing out, whatever was still on its way', async () => {
    const slow = Promise.withResolvers<{ applicants: (typeof croes)[] }>();
    const { store, read } = open({ all: () => slow.promise });
    store.dispatch(allOpened());
    store.dispatch(signedOut());
    slow.resolve({ applicants: [croes] });
    await settled();
    expect(read(selectAllApplicants)).toEqual([]);
  });
});

describe('changing the status', () => {
  const loaded = async (changeStatus: ApplicantsApi['changeStatus'], more: Partial<ApplicantsApi> = {}) => {
    const page = open({
      all: async () => ({ applicants: [croes, tromp] }),
      ofVacancy: async (id) => ofVacancy(id, croes, tromp),
      review: async () => anApplicantReview({ ...croes, history: [] }),
      changeStatus,
      ...more,
    });
    page.store.dispatch(allOpened());
    page.store.dispatch(vacancyOpened({ vacancyId: 10 }));
    page.store.dispatch(reviewOpened({ id: 1 }));
    await settled();
    return page;
  };
  const statuses = (read: ReturnType<typeof open>['read']) => [
    read(selectAllApplicants)[0]?.status,
    read((state) => selectVacancyApplicants(state, 10))[0]?.status,
    read(selectReview)?.status,
  ];

  it('waits for the server, then shows in every list and in the single view', async () => {
    const answer = Promise.withResolvers<{ message: string; current_status: 'interview' }>();
    const changeStatus = jest.fn(() => answer.promise);
    const { store, read, toasts } = await loaded(changeStatus);
    const update = { status: 'interview', should_notify: true, recruiter_note: 'Tuesday at ten' } as const;
    store.dispatch(statusChangeRequested({ applicant: croes, update }));
    expect(changeStatus).toHaveBeenCalledWith(10, 71, update);
    expect(statuses(read)).toEqual(['new', 'new', 'new']);
    expect(read((state) => selectIsChanging(state, 1))).toBe(true);
    expect(toasts.shown.at(-1)).toEqual({ kind: 'progress', title: 'Updating status...' });
    answer.resolve({ message: '', current_status: 'interview' });
    await settled();
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
      description: 'Xiomara Croes will be told by e-mail.',
    });
  });

  it('takes the status that the server says, not the one that was asked for', async () => {
    const { store, read } = await loaded(async () => ({ message: '', current_status: 'withdrawn' }));
    store.dispatch(statusChangeRequested({ applicant: croes, update: { status: 'offer' } }));
    await settled();
    expect(statuses(read)).toEqual(['withdrawn', 'withdrawn', 'withdrawn']);
    expect(read(selectReview)?.history).toEqual([]);
  });

  it('leaves everything as it was when the server refuses, and says why', async () => {
    const { store, read, toasts } = await loaded(async () => {
      throw aRefusal(409, { message: 'The applicant withdrew.' });
    });
    store.dispatch(statusChangeRequested({ applicant: croes, update: { status: 'offer' } }));
    await settled();
    expect(statuses(read)).toEqual(['new', 'new', 'new']);
    expect(read((state) => selectIsChanging(state, 1))).toBe(false);
    expect(toasts.shown.at(-1)).toEqual({
      kind: 'error',
      title: 'Failed to update status',
      description: 'The applicant withdrew.',
    });
  });

  it('of two applicants at once goes on side by side', async () => {
    const first = Promise.withResolvers<{ message: string; current_status: 'offer' }>();
    const { store, read } = await loaded((_vacancy, applicant) =>
      applicant === 71
        ? first.promise
        : Promise.resolve({ message: '', current_status: 'rejected' as const }),
    );
    store.dispatch(statusChangeRequested({ applicant: croes, update: { status: 'offer' } }));
    store.dispatch(statusChangeRequested({ applicant: tromp, update: { status: 'rejected' } }));
    await settled();
    first.resolve({ message: '', current_status: 'offer' });
    await settled();
    expect(read(selectAllApplicants).map(({ status }) => status)).toEqual(['offer', 'rejected']);
  });

  it('is not undone by a list that was asked for before it', async () => {
    const old = Promise.withResolvers<{ applicants: (typeof croes)[] }>();
    const all = jest.fn<ReturnType<ApplicantsApi['all']>, []>();
    all
      .mockResolvedValueOnce({ applicants: [croes] })
      .mockReturnValueOnce(old.promise)
      .mockResolvedValueOnce({ applicants: [{ ...croes, status: 'offer' }] });
    const { store, read } = await loaded(async () => ({ message: '', current_status: 'offer' }), { all });
    store.dispatch(allOpened());
    store.dispatch(statusChangeRequested({ applicant: croes, update: { status: 'offer' } }));
    await settled();
    old.resolve({ applicants: [croes] });
    await settled();
    expect(read(selectAllApplicants)[0]?.status).toBe('offer');
  });
});

describe('opening one applicant', () => {
  it('moves them from new to viewed in the lists too, as the server did', async () => {
    const { store, read } = open({
      all: async () => ({ applicants: [croes] }),
      review: async () => anApplicantReview({ ...croes, status: 'viewed' }),
    });
    store.dispatch(allOpened());
    await settled();
    store.dispatch(reviewOpened({ id: 1 }));
    await settled();
    expect(read(selectAllApplicants)[0]?.status).toBe('viewed');
  });

  it('ignores an answer that a newer visit has overtaken', async () => {
    const slow = Promise.withResolvers<ReturnType<typeof anApplicantReview>>();
    const { store, read } = open({
      review: (id) => (id === 1 ? slow.promise : Promise.resolve(anApplicantReview(tromp))),
    });
    store.dispatch(reviewOpened({ id: 1 }));
    store.dispatch(reviewOpened({ id: 2 }));
    await settled();
    slow.resolve(anApplicantReview(croes));
    await settled();
    expect(read(selectReview)?.name).toBe('Aisha Tromp');
  });

  it('says when there is no such applicant', async () => {
    const { store, read } = open({ review: () => Promise.reject(aRefusal(404)) });
    store.dispatch(reviewOpened({ id: 1 }));
    await settled();
    expect(read(selectReviewStatus)).toBe('failed');
    expect(read(selectReviewFailure)).toMatchObject({ kind: 'status', status: 404 });
  });
});
