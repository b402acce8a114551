import type { HostBadges } from '@cpa/shared/remote';
import { createResource } from '@cpa/shared/store';
import { fork, put, select, takeEvery } from 'typed-redux-saga';
import { conversationChanged, eventsMissed, UNREAD_BADGE } from '../../../realtime/realtimeEvents.ts';
import type { ConversationListApi } from '../api/conversationApi.ts';

/** The applications with messages, latest first. */
export const conversations = createResource({
  name: 'applicantConversations',
  load: async (api: ConversationListApi) => (await api.list()).conversations,
});

export function createConversationsSaga(api: ConversationListApi, badges: HostBadges) {
  return function* conversationsSaga() {
    yield* fork(conversations.saga(api));
    yield* takeEvery([conversationChanged, eventsMissed], refresh);
    yield* takeEvery(conversations.loaded, ({ payload: { data } }) => {
      badges.set(UNREAD_BADGE, data.filter(({ unread }) => unread > 0).length);
    });
  };

  /** A list that was never opened needs no refresh. */
  function* refresh() {
    const { status } = yield* select(conversations.select);
    if (status !== 'idle') yield* put(conversations.opened());
  }
}
