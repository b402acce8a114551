import { vacancyIn } from '@cpa/shared/contracts';
import { useLocale } from '@cpa/shared/i18n';
import type { RemoteHost } from '@cpa/shared/remote';
import { idFrom } from '@cpa/shared/routing';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ApplyAction } from '../features/apply/components/ApplyAction.tsx';
import { createReportApi } from '../features/report/api/reportApi.ts';
import { vacancyViewed } from '../features/recently-viewed/state/viewedVacancies.ts';
import { ReportAction } from '../features/report/components/ReportAction.tsx';
import { createReportSaga } from '../features/report/state/reportSaga.ts';
import { CreatedNotice } from '../features/vacancy-detail/components/CreatedNotice.tsx';
import { VacancyDetail } from '../features/vacancy-detail/components/VacancyDetail.tsx';
import {
  events,
  selectVacancy,
  selectVacancyRecord,
} from '../features/vacancy-detail/state/vacancyDetailSlice.ts';
import { ProfileFit } from '../features/vacancy-fit/components/ProfileFit.tsx';
import { fitRequested } from '../features/vacancy-fit/state/vacancyFitSlice.ts';
import { ResultSteps } from '../features/vacancy-search/components/ResultSteps.tsx';
import { Page } from '../page/Page.tsx';
import { text } from '../messages/texts.ts';
import { usePageTitle } from '../page/usePageTitle.ts';
import { prefetchRichText } from '../text/RichText.tsx';
import { prefetchVacancyData } from './prefetchVacancyData.ts';
import { startVacancyFeatures } from './startVacancyFeatures.ts';

export { prefetchVacancyData } from './prefetchVacancyData.ts';
export { VacancyPanel } from './VacancyPanel.tsx';

export function createRoute(host: RemoteHost) {
  startVacancyFeatures(host);
  host.store.runFeatureSaga('public/report', createReportSaga(createReportApi(host.api), host.toasts));
  const hint = (id: number) => prefetchVacancyData(host, id);

  function VacancyPage() {
    const id = useLoaderData<number>();
    const isMissing = useSelector((state: object) => selectVacancyRecord(state, id)?.status === 'missing');
    const loaded = useSelector((state: object) => selectVacancy(state, id));
    const isLoaded = loaded !== undefined;
    useEffect(() => {
      if (isLoaded) host.store.dispatch(vacancyViewed(id));
    }, [id, isLoaded]);
    const locale = useLocale();
    const title = loaded && vacancyIn(loaded, locale).title;
    usePageTitle(title ?? (isMissing ? text('vacancy.missingTitle') : undefined));
    return (
      <Page>
        <CreatedNotice id={id} />
        <ResultSteps id={id} onPrefetch={hint}>
          <VacancyDetail
            key={id}
            id={id}
            layout="page"
            onPrefetch={hint}
            renderApply={(vacancy) => <ApplyAction vacancy={vacancy} />}
            renderFit={(vacancy) => <ProfileFit vacancy={vacancy} />}
            more={<ReportAction vacancyId={id} />}
          />
        </ResultSteps>
      </Page>
    );
  }

  return {
    loader({ params }: LoaderFunctionArgs) {
      const id = idFrom(params);
      prefetchRichText();
      host.store.dispatch(events.vacancyOpened(id));
      host.store.dispatch(fitRequested(id));
      return id;
    },
    Component: VacancyPage,
  };
}
