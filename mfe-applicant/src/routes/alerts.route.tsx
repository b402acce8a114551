import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { LinkButton, SearchIcon } from '@cpa/shared/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { createAlertsApi } from '../features/alerts/api/alertsApi.ts';
import { AlertList } from '../features/alerts/components/AlertList.tsx';
import { accountAlerts, createAlertsSaga } from '../features/alerts/state/accountAlerts.ts';
import { ApplicantLayout } from '../features/navigation/components/ApplicantLayout.tsx';
import { text, useText } from '../messages/texts.ts';

export function createRoute({ store, api, toasts, session }: RemoteHost) {
  store.runFeatureSaga('applicant/alerts', createAlertsSaga(createAlertsApi(api), toasts));

  return {
    handle: { title: () => text('area.alerts') } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      await session.require(request, 'applicant');
      store.dispatch(accountAlerts.opened());
      return null;
    },
    Component: AlertsPage,
  };
}

function AlertsPage() {
  const t = useText();
  return (
    <ApplicantLayout
      title={t('area.alerts')}
      subtitle={t('alerts.subtitle')}
      actions={
        <LinkButton variant="secondary" to={paths.vacancies} icon={<SearchIcon />}>
          {t('alerts.new')}
        </LinkButton>
      }
    >
      <AlertList />
    </ApplicantLayout>
  );
}
