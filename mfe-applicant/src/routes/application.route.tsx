import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { idFrom } from '@cpa/shared/routing';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { createApplicationsApi } from '../features/applications/api/applicationsApi.ts';
import { ApplicationView } from '../features/applications/components/ApplicationView.tsx';
import { createApplicationsSaga } from '../features/applications/state/applicationsSaga.ts';
import { createSubmissionSaga } from '../features/applications/state/submissionSaga.ts';
import { events } from '../features/applications/state/applicationsSlice.ts';
import { ConversationCard, type ConversationSource, listenToConversation } from '@cpa/shared/conversation';
import { createApplicantConversationApi } from '../features/conversation/api/conversationApi.ts';
import { ApplicantLayout } from '../features/navigation/components/ApplicantLayout.tsx';
import { text, useText } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  const api = createApplicationsApi(host.api);
  const saga = createApplicationsSaga(api, host.toasts);
  host.store.runFeatureSaga('applicant/applications', saga);
  host.store.runFeatureSaga('applicant/submission', createSubmissionSaga(api, host.toasts));

  const conversation = { api: createApplicantConversationApi(host.api), listen: listenToConversation(host) };

  return {
    handle: { title: () => text('application.title') } satisfies PageHandle,
    async loader({ request, params }: LoaderFunctionArgs) {
      const vacancyId = idFrom(params, 'vacancyId');
      const user = await host.session.require(request, 'applicant');
      host.store.dispatch(events.applicationsOpened({ userId: user.id }));
      return { vacancyId };
    },
    Component: () => <ApplicationPage conversation={conversation} />,
  };
}

function ApplicationPage({ conversation }: { conversation: ConversationSource }) {
  const t = useText();
  const { vacancyId } = useLoaderData<{ vacancyId: number }>();
  return (
    <ApplicantLayout title={t('application.title')}>
      <ApplicationView
        key={vacancyId}
        vacancyId={vacancyId}
        renderMessages={({ id, vacancy, history, unread_messages: unread }) => (
          <ConversationCard
            side="applicant"
            id={vacancyId}
            applicationId={id}
            {...conversation}
            other={vacancy.company.name}
            statuses={history}
            title={t('messages.title')}
            unread={unread > 0 ? t('messages.unread', { count: unread }) : null}
          />
        )}
      />
    </ApplicantLayout>
  );
}
