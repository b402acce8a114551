import { EmptyState, UsersIcon } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { LoadFailed } from '../../../failure/LoadFailed.tsx';
import { useText } from '../../../messages/texts.ts';
import {
  selectVacancyApplicants,
  selectVacancyListFailure,
  selectVacancyListStatus,
  vacancyOpened,
} from '../state/applicantsSlice.ts';
import { ApplicantBoard } from './ApplicantBoard.tsx';
import { ApplicantRows, ApplicantRowsLoading } from './ApplicantRows.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import styles from './VacancyApplicants.module.css';

/** Who applied to one vacancy, as a list or as a board. The address says which (`?view=board`). */
export function VacancyApplicants({ vacancyId }: { vacancyId: number }) {
  const t = useText();
  const dispatch = useDispatch();
  const [query] = useSearchParams();
  const status = useSelector((state: object) => selectVacancyListStatus(state, vacancyId));
  const failure = useSelector((state: object) => selectVacancyListFailure(state, vacancyId));
  const applicants = useSelector((state: object) => selectVacancyApplicants(state, vacancyId));
  const view = query.get('view') === 'board' ? 'board' : 'list';

  if (status === 'failed') {
    return <LoadFailed failure={failure} onRetry={() => dispatch(vacancyOpened({ vacancyId }))} />;
  }
  if (status === 'loaded' && applicants.length === 0) {
    return (
      <EmptyState icon={<UsersIcon size={24} />} title={t('applicants.empty.title')}>
        {t('applicants.emptyVacancy.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.count}>
          {status === 'loaded' && t('applicants.count', { count: applicants.length })}
        </p>
        <ViewSwitch view={view} />
      </div>
      {status !== 'loaded' && <ApplicantRowsLoading count={5} />}
      {status === 'loaded' && view === 'list' && <ApplicantRows applicants={applicants} />}
      {status === 'loaded' && view === 'board' && <ApplicantBoard applicants={applicants} />}
    </>
  );
}
