import { EmptyState, UsersIcon } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { ApplicantsLoadError } from '../../../errors/ApplicantsLoadError.tsx';
import { useText } from '../../../messages/texts.ts';
import {
  events,
  selectVacancyApplicants,
  selectVacancyListError,
  selectVacancyListStatus,
} from '../state/applicantsSlice.ts';
import { ApplicantWorkspace } from './ApplicantWorkspace.tsx';

/** The applicants of one vacancy. */
export function VacancyApplicants({ vacancyId }: { vacancyId: number }) {
  const t = useText();
  const dispatch = useDispatch();
  const status = useSelector((state: object) => selectVacancyListStatus(state, vacancyId));
  const error = useSelector((state: object) => selectVacancyListError(state, vacancyId));
  const applicants = useSelector((state: object) => selectVacancyApplicants(state, vacancyId));
  if (status === 'failed') {
    return (
      <ApplicantsLoadError error={error} onRetry={() => dispatch(events.vacancyOpened({ vacancyId }))} />
    );
  }
  if (status === 'loaded' && applicants.length === 0) {
    return (
      <EmptyState icon={<UsersIcon size={24} />} title={t('applicants.empty.title')}>
        {t('applicants.emptyVacancy.text')}
      </EmptyState>
    );
  }
  return <ApplicantWorkspace applicants={applicants} isLoading={status !== 'loaded'} vacancyId={vacancyId} />;
}
