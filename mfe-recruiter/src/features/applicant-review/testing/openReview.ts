import { createPortalStore } from '@cpa/shared/store';
import { anApplicantReview, type FakeToasts, fakeToasts, flushPromises } from '@cpa/shared/testing';
import type { ReviewApi } from '../api/reviewApi.ts';
import * as events from '../state/reviewEvents.ts';
import { createReviewSaga } from '../state/reviewSaga.ts';
import { fakeReviewApi } from './fakeReviewApi.ts';

export const croes = anApplicantReview({
  id: 1,
  applicant_id: 71,
  name: 'Xiomara Croes',
  status: 'viewed',
});
const tromp = anApplicantReview({ id: 2, applicant_id: 72, name: 'Aisha Tromp', status: 'viewed' });
export const reviews = async (id: number) => (id === 1 ? croes : tromp);

/** Opens the review of Xiomara Croes on a real store with its saga. */
export async function openReview(responses: Partial<ReviewApi>) {
  const store = createPortalStore();
  const toasts: FakeToasts = fakeToasts();
  const api = fakeReviewApi({ review: reviews, all: async () => ({ applicants: [] }), ...responses });
  store.runFeatureSaga('recruiter/review', createReviewSaga(api, toasts));
  const read = <T>(selector: (state: object) => T): T => selector(store.getState());
  const show = async (id: number, query = '') => {
    store.dispatch(events.reviewOpened({ id, query }));
    await flushPromises();
  };
  await show(1);
  return { store, toasts, read, show };
}
