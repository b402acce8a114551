import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import type { LoaderFunctionArgs } from 'react-router';
import { createCompanyDirectoryApi } from '../features/company-directory/api/companyDirectoryApi.ts';
import { CompanyDirectory } from '../features/company-directory/components/CompanyDirectory.tsx';
import { readCompanyQuery } from '../features/company-directory/model/companyQuery.ts';
import { directory } from '../features/company-directory/state/directory.ts';
import { FollowCardButton } from '../features/search-alert/components/FollowCardButton.tsx';
import { Page } from '../page/Page.tsx';
import { text } from '../messages/laterTexts.ts';

export function createRoute(host: RemoteHost) {
  const saga = directory.saga(createCompanyDirectoryApi(host.api));
  host.store.runFeatureSaga('public/company-directory', saga);

  const startFollow = async () =>
    (await import(/* webpackChunkName: "follow-on-card" */ './startFollowing.ts')).startFollowing(host);
  const CompaniesPage = () => (
    <Page>
      <CompanyDirectory
        renderFollow={(company) => <FollowCardButton company={company} onStart={startFollow} />}
      />
    </Page>
  );

  return {
    handle: { title: () => text('companies.title') } satisfies PageHandle,
    loader({ request }: LoaderFunctionArgs) {
      host.store.dispatch(directory.opened(readCompanyQuery(new URL(request.url).searchParams)));
      return null;
    },
    Component: CompaniesPage,
  };
}
