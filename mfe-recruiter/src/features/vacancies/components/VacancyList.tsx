import type { OwnVacancy } from '@cpa/shared/contracts';
import { useDispatch, useSelector } from 'react-redux';
import { LoadError } from '../../../errors/LoadError.tsx';
import { useOfSelectedCompany } from '../../../selected-company/useOfSelectedCompany.ts';
import { events } from '../state/actionsSlice.ts';
import { ownVacancies, selectVacancies } from '../state/ownVacancies.ts';
import { NoVacancies } from './NoVacancies.tsx';
import { VacancyTableLoading } from './VacancyTableLoading.tsx';
import { VacancyWorkspace } from './VacancyWorkspace.tsx';

/** All vacancies of the company chosen in the sidebar, in each state of loading. */
export function VacancyList() {
  const dispatch = useDispatch();
  const { status, error } = useSelector(ownVacancies.select);
  const vacancies = useOfSelectedCompany(useSelector(selectVacancies), companyIdOf);
  const retry = () => {
    dispatch(ownVacancies.opened());
    // Loading the costs of actions may have failed with the list.
    dispatch(events.pageOpened());
  };
  if (status === 'failed') return <LoadError error={error} onRetry={retry} />;
  if (status !== 'loaded') return <VacancyTableLoading />;
  if (vacancies.length === 0) return <NoVacancies />;
  return <VacancyWorkspace vacancies={vacancies} />;
}

const companyIdOf = ({ company }: OwnVacancy) => company.id;
