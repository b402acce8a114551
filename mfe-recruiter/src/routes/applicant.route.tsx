import { FINAL_STATUSES } from '@cpa/shared/contracts';
import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { idFrom } from '@cpa/shared/routing';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  NavigationType,
  useLoaderData,
  useLocation,
  useNavigationType,
} from 'react-router';
import { createReviewApi } from '../features/applicant-review/api/reviewApi.ts';
import { ReviewPage } from '../features/applicant-review/components/ReviewPage.tsx';
import { createLookersSaga } from '../features/applicant-review/state/lookers.ts';
import { reviewClosed, reviewOpened } from '../features/applicant-review/state/reviewEvents.ts';
import { createReviewSaga } from '../features/applicant-review/state/reviewSaga.ts';
import {
  ConversationCard,
  type ConversationSource,
  createConversationApi,
  listenToConversation,
} from '@cpa/shared/conversation';
import { createInterviewsApi } from '../features/interviews/api/interviewsApi.ts';
import { InterviewCard } from '../features/interviews/components/InterviewCard.tsx';
import { createInterviewsSaga } from '../features/interviews/state/interviewsSaga.ts';
import { events, selectInterviews } from '../features/interviews/state/interviewsSlice.ts';
import { isOver } from '../features/interviews/model/interviewState.ts';
import { createTemplatesApi } from '../features/message-templates/api/templatesApi.ts';
import { TemplatesButton } from '../features/message-templates/components/TemplatesButton.tsx';
import { createTemplatesSaga } from '../features/message-templates/state/templates.ts';
import { RecruiterLayout } from '../features/navigation/components/RecruiterLayout.tsx';
import { createScorecardsApi } from '../features/scorecards/api/scorecardsApi.ts';
import { ScorecardsCard } from '../features/scorecards/components/ScorecardsCard.tsx';
import { createScorecardsSaga } from '../features/scorecards/state/scorecards.ts';
import { text, useText } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  const reviewApi = createReviewApi(host.api);
  host.store.runFeatureSaga('recruiter/review', createReviewSaga(reviewApi, host.toasts));
  host.store.runFeatureSaga('recruiter/lookers', createLookersSaga(reviewApi));

  host.store.runFeatureSaga(
    'recruiter/interviews',
    createInterviewsSaga(createInterviewsApi(host.api), host.toasts),
  );

  host.store.runFeatureSaga('recruiter/templates', createTemplatesSaga(createTemplatesApi(host.api)));

  host.store.runFeatureSaga('recruiter/scorecards', createScorecardsSaga(createScorecardsApi(host.api)));

  const conversation = {
    api: createConversationApi(host.api, 'recruiter/applicants'),
    listen: listenToConversation(host),
  };

  return {
    handle: { title: () => text('review.title'), isWide: true } satisfies PageHandle,
    async loader({ request, params }: LoaderFunctionArgs) {
      const id = idFrom(params);
      await host.session.require(request, 'recruiter');
      const query = new URL(request.url).searchParams.toString();
      host.store.dispatch(reviewOpened({ id, query }));
      host.store.dispatch(events.interviewsOpened({ applicationId: id }));
      return { id, query };
    },
    // Opening and closing the status sheet only changes the state of the location.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
      defaultShouldRevalidate && currentUrl.href !== nextUrl.href,
    Component: () => <ApplicantPage conversation={conversation} />,
  };
}

function ApplicantPage({ conversation }: { conversation: ConversationSource }) {
  const t = useText();
  const { id, query } = useLoaderData<{ id: number; query: string }>();
  const dispatch = useDispatch();
  const { hash, key } = useLocation();
  const navigationType = useNavigationType();
  const [tab, setTab] = useState(hash === '#messages' ? 'messages' : 'resume');
  const [openedKey, setOpenedKey] = useState(key);
  if (openedKey !== key) {
    setOpenedKey(key);
    // Not after Back, for example from the sheet of statuses: another tab may have been opened since.
    if (hash === '#messages' && navigationType !== NavigationType.Pop) setTab('messages');
  }
  const { interviews: loaded } = useSelector(selectInterviews);
  const interviews = loaded.filter(({ application_id }) => application_id === id);
  const held = interviews.filter((interview) => isOver(interview));
  useEffect(() => () => void dispatch(reviewClosed()), [dispatch]);
  return (
    <RecruiterLayout sidebar="rail" hasPhoneBar={false}>
      <ReviewPage
        key={id}
        id={id}
        query={query}
        tab={tab}
        onTab={setTab}
        interviews={interviews}
        renderMessages={({ name, status, history, unread_messages: unread }) => (
          <ConversationCard
            side="company"
            id={id}
            applicationId={id}
            {...conversation}
            other={name ?? t('interviews.someone')}
            statuses={history}
            title={t('messages.title')}
            renderTools={(insert) => <TemplatesButton applicationId={id} stage={status} onUse={insert} />}
            unread={unread > 0 ? t('messages.unread', { count: unread }) : null}
          />
        )}
        renderInterviews={({ status, name, ended, company_id: companyId }) => (
          <>
            <InterviewCard
              applicationId={id}
              name={name}
              hasEnded={FINAL_STATUSES.includes(status)}
              ended={ended}
            />
            {held.length > 0 && <ScorecardsCard applicationId={id} companyId={companyId} interviews={held} />}
          </>
        )}
      />
    </RecruiterLayout>
  );
}
