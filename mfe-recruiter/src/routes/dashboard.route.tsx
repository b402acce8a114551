import { useFormat } from '@cpa/shared/i18n';
import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { selectDisplayName } from '@cpa/shared/session';
import { DownloadIcon, LinkButton, UsersIcon } from '@cpa/shared/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { LoaderFunctionArgs } from 'react-router';
import { createDashboardApi } from '../features/dashboard/api/dashboardApi.ts';
import { Dashboard } from '../features/dashboard/components/Dashboard.tsx';
import { createDashboardSaga } from '../features/dashboard/state/dashboardSaga.ts';
import { events, selectDashboard } from '../features/dashboard/state/dashboardSlice.ts';
import { RecruiterLayout } from '../features/navigation/components/RecruiterLayout.tsx';
import { text, useText } from '../messages/texts.ts';
import { recruiterPaths } from '../routing/recruiterPaths.ts';

export function createRoute(host: RemoteHost) {
  const { store } = host;
  store.runFeatureSaga('recruiter/dashboard', createDashboardSaga(createDashboardApi(host.api), host.toasts));

  return {
    handle: { title: () => text('dashboard.title'), isWide: true, offersSignUp: true } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      await host.session.require(request, 'recruiter');
      store.dispatch(events.dashboardOpened());
      return null;
    },
    Component: DashboardPage,
  };
}

function DashboardPage() {
  const t = useText();
  const { formatDay } = useFormat();
  const name = useSelector(selectDisplayName);
  const { data: dashboard } = useSelector(selectDashboard);
  const isNew = dashboard?.first_steps.has_published === false;
  const [now] = useState(() => new Date());
  const today = formatDay(now);
  const subtitle = isNew
    ? t('dashboard.newText')
    : t('dashboard.subtitle', {
        today,
        open: dashboard?.open_vacancies ?? 0,
        applicants: dashboard?.applicants_under_way ?? 0,
      });
  return (
    <RecruiterLayout
      title={t('dashboard.greeting', { name })}
      subtitle={dashboard ? subtitle : today}
      actions={
        dashboard?.first_steps.has_company && (
          <>
            <LinkButton variant="secondary" to={paths.recruiter.import} icon={<DownloadIcon />}>
              {t('dashboard.import')}
            </LinkButton>
            <LinkButton variant="secondary" to={recruiterPaths.members} icon={<UsersIcon />}>
              {t('dashboard.invite')}
            </LinkButton>
          </>
        )
      }
    >
      <Dashboard />
    </RecruiterLayout>
  );
}
