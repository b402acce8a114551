import { EmptyState, UsersIcon } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { LoadError } from '../../../errors/LoadError.tsx';
import { useText } from '../../../messages/texts.ts';
import {
  selectVacancyApplicants,
  selectVacancyListError,
  selectVacancyListStatus,
  vacancyOpened,
} from '../state/applicantsSlice.ts';
import { ApplicantBoard } from './ApplicantBoard.tsx';
import { ApplicantRows, ApplicantRowsLoading } from './ApplicantRows.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import styles from './VacancyApplicants.module.css';

/** The applicants of one vacancy, as a list or, with `?view=board`, as a board. */
export function VacancyApplicants({ vacancyId }: { vacancyId: number }) {
  const t = useText();
  const dispatch = useDispatch();
  const [query] = useSearchParams();
  const status = useSelector((state: object) => selectVacancyListStatus(state, vacancyId));
  const error = useSelector((state: object) => selectVacancyListError(state, vacancyId));
  const applicants = useSelector((state: object) => selectVacancyApplicants(state, vacancyId));
  const view = query.get('view') === 'board' ? 'board' : 'list';

  if (status === 'failed') {
    return <LoadError error={error} onRetry={() => dispatch(vacancyOpened({ vacancyId }))} />;
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
