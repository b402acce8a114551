import { useHost } from '@cpa/shared/remote';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ApplyAction } from '../features/apply/components/ApplyAction.tsx';
import { VacancyDetail } from '../features/vacancy-detail/components/VacancyDetail.tsx';
import { vacancyViewed } from '../features/recently-viewed/state/viewedVacancies.ts';
import { events } from '../features/vacancy-detail/state/vacancyDetailSlice.ts';
import { ProfileFit } from '../features/vacancy-fit/components/ProfileFit.tsx';
import { fitRequested } from '../features/vacancy-fit/state/vacancyFitSlice.ts';
import { startVacancyFeatures } from './startVacancyFeatures.ts';

export type VacancyPanelProps = {
  id: number;
  /** Content until the vacancy has loaded. */
  outline: ReactNode;
};

/** Vacancy in the panel beside the list. */
export function VacancyPanel({ id, outline }: VacancyPanelProps) {
  const host = useHost();
  // The first vacancy is shown without a choice.
  const isChosen = useSearchParams()[0].get('vacancy') === String(id);
  useEffect(() => {
    startVacancyFeatures(host);
    host.store.dispatch(events.vacancyOpened(id));
    host.store.dispatch(fitRequested(id));
  }, [host, id]);
  useEffect(() => {
    if (isChosen) host.store.dispatch(vacancyViewed(id));
  }, [host, id, isChosen]);
  return (
    <VacancyDetail
      key={id}
      id={id}
      layout="panel"
      outline={outline}
      renderApply={(vacancy) => <ApplyAction vacancy={vacancy} />}
      renderFit={(vacancy) => <ProfileFit vacancy={vacancy} />}
    />
  );
}
