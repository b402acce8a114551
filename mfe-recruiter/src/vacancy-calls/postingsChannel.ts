import { eventChannel } from 'redux-saga';
import { call, put, take, takeEvery } from 'typed-redux-saga';
import { postingsChanged } from './postingsChanged.ts';

const CHANNEL = 'recruiter-postings';

/**
 * Tells the other tabs of the browser when this one has used postings, and reads them again when another one has. A
 * message has no content: each tab reads what its own session may see.
 */
export function* postingsChannelSaga() {
  const channel = new BroadcastChannel(CHANNEL);
  const messages = eventChannel<true>((emit) => {
    channel.addEventListener('message', () => emit(true));
    return () => channel.close();
  });
  const postToTabs = channel.postMessage.bind(channel);
  yield* takeEvery(postingsChanged, function* send({ meta }) {
    if (!meta.isFromOtherTab) yield* call(postToTabs, null);
  });
  try {
    for (;;) {
      yield* take(messages);
      yield* put(postingsChanged({ isFromOtherTab: true }));
    }
  } finally {
    messages.close();
  }
}
