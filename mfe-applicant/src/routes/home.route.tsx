import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { selectDisplayName, selectProfile } from '@cpa/shared/session';
import { LinkButton, LoadingArea, SearchIcon, Skeleton } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import type { LoaderFunctionArgs } from 'react-router';
import { createAlertsApi } from '../features/alerts/api/alertsApi.ts';
import { AlertSummary } from '../features/alerts/components/AlertSummary.tsx';
import { accountAlerts, createAlertsSaga } from '../features/alerts/state/accountAlerts.ts';
import { createApplicationsApi } from '../features/applications/api/applicationsApi.ts';
import { RecentApplications } from '../features/applications/components/RecentApplications.tsx';
import { UrgentCard } from '../features/applications/components/UrgentCard.tsx';
import { createApplicationsSaga } from '../features/applications/state/applicationsSaga.ts';
import {
  events as applicationsEvents,
  selectApplicationsStatus,
  selectHasNoApplications,
} from '../features/applications/state/applicationsSlice.ts';
import { createCvsApi } from '../features/cvs/api/cvsApi.ts';
import { CvSummary } from '../features/cvs/components/CvSummary.tsx';
import { createCvsSaga } from '../features/cvs/state/cvsSaga.ts';
import { events as cvsEvents } from '../features/cvs/state/cvsSlice.ts';
import { ApplicantLayout } from '../features/navigation/components/ApplicantLayout.tsx';
import { createProfileApi } from '../features/profile/api/profileApi.ts';
import { FirstVisit } from '../features/profile/components/FirstVisit.tsx';
import { ProfileSummary } from '../features/profile/components/ProfileSummary.tsx';
import { VisibilityNote } from '../features/profile/components/VisibilityNote.tsx';
import { createProfileSaga } from '../features/profile/state/profileSaga.ts';
import { events as profileEvents } from '../features/profile/state/profileSlice.ts';
import { createRecommendationsApi } from '../features/recommendations/api/recommendationsApi.ts';
import { Recommended } from '../features/recommendations/components/Recommended.tsx';
import { createRecommendationsSaga } from '../features/recommendations/state/recommendationsSaga.ts';
import {
  events as recommendationsEvents,
  selectRecommendations,
} from '../features/recommendations/state/recommendationsSlice.ts';
import { text, useText } from '../messages/texts.ts';
import styles from './HomePage.module.css';

export function createRoute(host: RemoteHost) {
  const { store, api, toasts } = host;
  store.runFeatureSaga('applicant/applications', createApplicationsSaga(createApplicationsApi(api), toasts));
  store.runFeatureSaga('applicant/profile', createProfileSaga(createProfileApi(api), host));
  store.runFeatureSaga('applicant/alerts', createAlertsSaga(createAlertsApi(api), toasts));
  store.runFeatureSaga('applicant/cvs', createCvsSaga(createCvsApi(api), toasts));
  const recommendationsApi = createRecommendationsApi(api);
  store.runFeatureSaga('applicant/recommendations', createRecommendationsSaga(recommendationsApi, toasts));

  return {
    handle: { title: () => text('area.overview') } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      const user = await host.session.require(request, 'applicant');
      store.dispatch(applicationsEvents.applicationsOpened({ userId: user.id }));
      store.dispatch(profileEvents.profileOpened());
      store.dispatch(recommendationsEvents.recommendationsOpened());
      store.dispatch(accountAlerts.opened());
      store.dispatch(cvsEvents.cvsOpened());
      return null;
    },
    Component: HomePage,
  };
}

function HomePage() {
  const t = useText();
  const name = useSelector(selectDisplayName);
  const status = useSelector(selectApplicationsStatus);
  const isAwaited = useSelector(selectProfile)?.waiting?.is_awaited === true;
  const isKnown = status === 'loaded' || status === 'failed';
  return (
    <ApplicantLayout
      title={t('overview.title', { name: name.split(' ')[0] ?? name })}
      subtitle={t('overview.subtitle')}
      actions={
        <LinkButton variant="secondary" to={paths.vacancies} icon={<SearchIcon />}>
          {t('overview.find')}
        </LinkButton>
      }
      aside={<VisibilityNote />}
    >
      {isKnown ? (
        <Overview />
      ) : (
        // Urgent items come first, and would shift everything below them.
        <LoadingArea label={t('applications.loading')}>
          {isAwaited && <Skeleton shape="block" className={styles.awaited!} height="auto" />}
          <Skeleton shape="block" height={560} />
        </LoadingArea>
      )}
    </ApplicantLayout>
  );
}

function Overview() {
  const { data } = useSelector(selectRecommendations);
  const hasNoApplications = useSelector(selectHasNoApplications);
  return (
    <>
      <UrgentCard />
      <div className={styles.columns}>
        <div className={styles.main}>
          <FirstVisit hasNoApplications={hasNoApplications}>
            <RecentApplications />
          </FirstVisit>
          <Recommended />
        </div>
        <div className="stack-4 content-start one-column">
          <ProfileSummary permits={data?.permits} />
          <AlertSummary />
          <CvSummary />
        </div>
      </div>
    </>
  );
}
