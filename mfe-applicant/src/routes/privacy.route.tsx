import { createSecurityApi, createSecuritySaga, makePasskey } from '@cpa/shared/account';
import { saveFile } from '@cpa/shared/http';
import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { Link } from '@cpa/shared/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { ApplicantLayout } from '../features/navigation/components/ApplicantLayout.tsx';
import { createPrivacyApi } from '../features/privacy/api/privacyApi.ts';
import { PrivacyPage } from '../features/privacy/components/PrivacyPage.tsx';
import { linkedServices } from '../features/privacy/state/linkedServices.ts';
import { createPrivacySaga } from '../features/privacy/state/privacySaga.ts';
import { events, PARTS } from '../features/privacy/state/privacySlice.ts';
import { security } from '../features/privacy/state/security.ts';
import { text, useText } from '../messages/texts.ts';

export function createRoute({ store, api, toasts, session, navigation }: RemoteHost) {
  const deps = { api: createPrivacyApi(api), toasts, session, navigation, save: saveFile };
  store.runFeatureSaga('applicant/privacy', createPrivacySaga(deps));
  store.runFeatureSaga('applicant/linked-services', linkedServices.createSaga(deps.api, toasts));
  const securityDeps = { api: createSecurityApi(api), toasts, makePasskey };
  store.runFeatureSaga('applicant/security', createSecuritySaga(security, securityDeps));

  return {
    handle: { title: () => text('privacy.title'), isWide: true } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      await session.require(request, 'applicant');
      for (const part of PARTS) store.dispatch(events.partRequested(part));
      store.dispatch(linkedServices.opened());
      store.dispatch(security.events.opened());
      return null;
    },
    Component: PrivacyRoute,
  };
}

function PrivacyRoute() {
  const t = useText();
  return (
    <ApplicantLayout
      title={t('privacy.title')}
      subtitle={t('privacy.subtitle')}
      actions={<Link to={paths.privacy}>{t('privacy.policy')}</Link>}
    >
      <PrivacyPage />
    </ApplicantLayout>
  );
}
