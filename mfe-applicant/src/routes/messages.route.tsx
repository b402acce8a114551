import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import type { LoaderFunctionArgs } from 'react-router';
import { createConversationListApi } from '../features/conversation/api/conversationApi.ts';
import { ConversationList } from '../features/conversation/components/ConversationList.tsx';
import { conversations, createConversationsSaga } from '../features/conversation/state/conversations.ts';
import { ApplicantLayout } from '../features/navigation/components/ApplicantLayout.tsx';
import { text, useText } from '../messages/texts.ts';

export function createRoute({ store, api, badges, session }: RemoteHost) {
  store.runFeatureSaga(
    'applicant/conversations',
    createConversationsSaga(createConversationListApi(api), badges),
  );

  return {
    handle: { title: () => text('messages.list.title') } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      await session.require(request, 'applicant');
      store.dispatch(conversations.opened());
      return null;
    },
    // Another view of the same list needs no request.
    shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
      currentUrl.pathname !== nextUrl.pathname,
    Component: MessagesPage,
  };
}

function MessagesPage() {
  const t = useText();
  return (
    <ApplicantLayout title={t('messages.list.title')}>
      <ConversationList />
    </ApplicantLayout>
  );
}
