import { createPortalStore } from '@cpa/shared/store';
import { waitFor } from '@testing-library/react';
import { takeEvery } from 'typed-redux-saga';
import { postingsChanged } from './postingsChanged.ts';
import { postingsChannelSaga } from './postingsChannel.ts';

/** Starts a tab that counts how often it reads what is left. */
function openTab() {
  const store = createPortalStore();
  const onChange = jest.fn();
  store.runFeatureSaga('recruiter/postings', postingsChannelSaga);
  store.runFeatureSaga('test/changes', function* () {
    yield* takeEvery(postingsChanged, function* () {
      onChange();
    });
  });
  return { store, onChange };
}

it('reads what is left once in each tab after one tab has used postings', async () => {
  const [here, there] = [openTab(), openTab()];
  here.store.dispatch(postingsChanged());
  await waitFor(() => expect(there.onChange).toHaveBeenCalledTimes(1));
  // An echo would arrive before the answer to another message.
  there.store.dispatch(postingsChanged());
  await waitFor(() => expect(here.onChange).toHaveBeenCalledTimes(2));
  expect(there.onChange).toHaveBeenCalledTimes(2);
});
