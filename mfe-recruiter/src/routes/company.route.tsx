import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { BadgeCheckIcon, Badge, ExternalLinkIcon, LinkButton } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { LoaderFunctionArgs } from 'react-router';
import { CompanyTabs } from '../features/navigation/components/CompanyTabs.tsx';
import { NoCompany } from '../features/navigation/components/NoCompany.tsx';
import { createCompanyApi } from '../features/company-profile/api/companyApi.ts';
import { CompanyEditor } from '../features/company-profile/components/CompanyEditor.tsx';
import { createCompanySaga } from '../features/company-profile/state/companySaga.ts';
import { events, selectEditedCompany } from '../features/company-profile/state/companySlice.ts';
import { RecruiterLayout } from '../features/navigation/components/RecruiterLayout.tsx';
import { text, useText } from '../messages/texts.ts';
import { selectCompany } from '../selected-company/selectedCompany.ts';

export function createRoute(host: RemoteHost) {
  host.store.runFeatureSaga('recruiter/company', createCompanySaga(createCompanyApi(host.api), host));

  return {
    handle: { title: () => text('company.title'), isWide: true } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      await host.session.require(request, 'recruiter');
      return null;
    },
    Component: CompanyPage,
  };
}

function CompanyPage() {
  const t = useText();
  const dispatch = useDispatch();
  const company = useSelector(selectCompany);
  const edited = useSelector(selectEditedCompany);
  const companyId = company?.id ?? null;
  useEffect(() => {
    if (companyId !== null) dispatch(events.editorOpened({ companyId }));
  }, [dispatch, companyId]);
  if (!company) {
    return (
      <RecruiterLayout title={t('company.title')}>
        <NoCompany />
      </RecruiterLayout>
    );
  }
  return (
    <RecruiterLayout
      breadcrumbs={t('company.title')}
      title={<span translate="no">{company.name}</span>}
      titleAside={
        edited?.verified && (
          <Badge tone="success">
            <BadgeCheckIcon size={14} /> {t('company.verified')}
          </Badge>
        )
      }
      actions={
        <LinkButton variant="secondary" to={paths.company(company.id)} icon={<ExternalLinkIcon />}>
          {t('company.publicPage')}
        </LinkButton>
      }
    >
      <CompanyTabs />
      <CompanyEditor companyId={company.id} />
    </RecruiterLayout>
  );
}
