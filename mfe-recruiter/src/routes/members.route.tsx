import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { LoaderFunctionArgs } from 'react-router';
import { CompanyTabs } from '../features/navigation/components/CompanyTabs.tsx';
import { NoCompany } from '../features/navigation/components/NoCompany.tsx';
import { createMembersApi } from '../features/company-members/api/membersApi.ts';
import { Members } from '../features/company-members/components/Members.tsx';
import { createMembersSaga } from '../features/company-members/state/membersSaga.ts';
import { events } from '../features/company-members/state/membersSlice.ts';
import { RecruiterLayout } from '../features/navigation/components/RecruiterLayout.tsx';
import { text, useText } from '../messages/texts.ts';
import { selectCompany } from '../selected-company/selectedCompany.ts';

export function createRoute(host: RemoteHost) {
  host.store.runFeatureSaga('recruiter/members', createMembersSaga(createMembersApi(host.api), host));

  return {
    handle: { title: () => text('members.page'), isWide: true } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      await host.session.require(request, 'recruiter');
      return null;
    },
    Component: MembersPage,
  };
}

function MembersPage() {
  const t = useText();
  const dispatch = useDispatch();
  const company = useSelector(selectCompany);
  const companyId = company?.id ?? null;
  useEffect(() => {
    if (companyId !== null) dispatch(events.membersOpened({ companyId }));
  }, [dispatch, companyId]);
  return (
    <RecruiterLayout
      breadcrumbs={company && t('company.title')}
      title={company ? <span translate="no">{company.name}</span> : t('members.page')}
    >
      {company ? (
        <>
          <CompanyTabs />
          <Members key={company.id} companyId={company.id} />
        </>
      ) : (
        <NoCompany />
      )}
    </RecruiterLayout>
  );
}
