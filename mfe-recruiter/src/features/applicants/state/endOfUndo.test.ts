import { createPortalStore } from '@cpa/shared/store';
import { anApplicantListItem, fakeToasts, flushPromises } from '@cpa/shared/testing';
import { END } from 'redux-saga';
import { fakeApplicantsApi } from '../testing/fakeApplicantsApi.ts';
import { moveRequested } from './moveEvents.ts';
import { createMovesSaga } from './movesSaga.ts';
import { selectUndoable } from './movesSlice.ts';

it('ends the undo offer at once when the sagas end', async () => {
  const store = createPortalStore();
  const changeStatus = async () => ({
    message: '',
    current_status: 'offer' as const,
    change_id: 5,
    effective_at: new Date(Date.now() + 10_000).toISOString(),
  });
  const undoable = () => selectUndoable(store.getState() as object);
  store.runFeatureSaga(
    'recruiter/applicant-moves',
    createMovesSaga(fakeApplicantsApi({ changeStatus }), fakeToasts()),
  );
  store.dispatch(moveRequested({ applicants: [anApplicantListItem()], update: { status: 'offer' } }));
  await flushPromises();
  expect(undoable()).toHaveLength(1);
  const clock = jest.spyOn(Date, 'now');
  store.dispatch(END);
  expect(undoable()).toEqual([]);
  expect(clock.mock.calls.length).toBeLessThan(10);
});
