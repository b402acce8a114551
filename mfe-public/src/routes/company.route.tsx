import { startAppliedVacancies } from '../vacancies/appliedSaga.ts';
import type { RemoteHost } from '@cpa/shared/remote';
import { idFrom } from '@cpa/shared/routing';
import { useSelector } from 'react-redux';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { createCompanyPageApi } from '../features/company-page/api/companyPageApi.ts';
import { CompanyPage } from '../features/company-page/components/CompanyPage.tsx';
import { readVacancySort } from '../features/company-page/model/vacancySort.ts';
import {
  company,
  type CompanyOpened,
  createCompanyPageSaga,
} from '../features/company-page/state/companyPage.ts';
import { FollowCompany } from '../features/search-alert/components/FollowCompany.tsx';
import { Page } from '../page/Page.tsx';
import { text } from '../messages/laterTexts.ts';
import { usePageTitle } from '../page/usePageTitle.ts';
import { prefetchRichText } from '../text/RichText.tsx';
import { pageNumber } from './pageNumber.ts';
import { startFollowing } from './startFollowing.ts';
import { prefetchVacancy } from './vacancyChunk.ts';
import { startSavedVacancies } from '../vacancies/saved/startSavedVacancies.ts';

export function createRoute(host: RemoteHost) {
  startSavedVacancies(host);
  startAppliedVacancies(host);
  const saga = createCompanyPageSaga(createCompanyPageApi(host.api));
  host.store.runFeatureSaga('public/company-page', saga);
  startFollowing(host);
  const hint = (vacancyId: number) => prefetchVacancy(host, vacancyId);

  function OneCompanyPage() {
    const { id, page, sort } = useLoaderData<CompanyOpened>();
    const { data, error } = useSelector((state: object) => company.select(state, { id }));
    usePageTitle(data?.name ?? (error?.status === 404 ? text('company.missingTitle') : undefined));
    return (
      <Page>
        <CompanyPage
          key={id}
          id={id}
          page={page}
          sort={sort}
          onPrefetch={hint}
          renderFollow={(followed, variant) => <FollowCompany company={followed} variant={variant} />}
        />
      </Page>
    );
  }

  return {
    loader({ params, request }: LoaderFunctionArgs) {
      const opened: CompanyOpened = {
        id: idFrom(params),
        page: pageNumber(request),
        sort: readVacancySort(request),
      };
      prefetchRichText();
      host.store.dispatch(company.opened(opened));
      return opened;
    },
    Component: OneCompanyPage,
  };
}
