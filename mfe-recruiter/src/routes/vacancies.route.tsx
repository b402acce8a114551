import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { DownloadIcon, LinkButton } from '@cpa/shared/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { RecruiterLayout } from '../features/navigation/components/RecruiterLayout.tsx';
import { createVacanciesApi } from '../features/vacancies/api/vacanciesApi.ts';
import { VacancyList } from '../features/vacancies/components/VacancyList.tsx';
import { createVacanciesSaga } from '../features/vacancies/state/vacanciesSaga.ts';
import { listOpened } from '../features/vacancies/state/vacanciesSlice.ts';
import { text, useText } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  host.store.runFeatureSaga('recruiter/vacancies', createVacanciesSaga(createVacanciesApi(host.api)));

  return {
    handle: { title: text('vacancies.title'), isWide: true } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      await host.session.require(request, 'recruiter');
      host.store.dispatch(listOpened());
      return null;
    },
    Component: VacanciesPage,
  };
}

function VacanciesPage() {
  const t = useText();
  return (
    <RecruiterLayout
      title={t('vacancies.title')}
      titleAside={
        <LinkButton variant="secondary" size="small" icon={<DownloadIcon />} to={paths.recruiter.import}>
          {t('vacancies.import')}
        </LinkButton>
      }
    >
      <VacancyList />
    </RecruiterLayout>
  );
}
