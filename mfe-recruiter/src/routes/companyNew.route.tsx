import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import type { LoaderFunctionArgs } from 'react-router';
import { createCompanyApi } from '../features/company-profile/api/companyApi.ts';
import { CompanyEditor } from '../features/company-profile/components/CompanyEditor.tsx';
import { createCompanySaga } from '../features/company-profile/state/companySaga.ts';
import { events } from '../features/company-profile/state/companySlice.ts';
import { RecruiterLayout } from '../features/navigation/components/RecruiterLayout.tsx';
import { text, useText } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  host.store.runFeatureSaga('recruiter/company', createCompanySaga(createCompanyApi(host.api), host));

  return {
    handle: { title: () => text('company.newTitle'), isWide: true } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      await host.session.require(request, 'recruiter');
      host.store.dispatch(events.editorOpened({ companyId: null }));
      return null;
    },
    Component: NewCompanyPage,
  };
}

function NewCompanyPage() {
  const t = useText();
  return (
    <RecruiterLayout title={t('company.newTitle')} subtitle={t('company.newText')}>
      <CompanyEditor companyId={null} />
    </RecruiterLayout>
  );
}
