import { paths } from '@cpa/shared/routing';
import { EmptyState, Link, UsersIcon } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { LoadError } from '../../../errors/LoadError.tsx';
import { useText } from '../../../messages/texts.ts';
import { allOpened, selectAllApplicants, selectAllError, selectAllStatus } from '../state/applicantsSlice.ts';
import { ApplicantRows, ApplicantRowsLoading } from './ApplicantRows.tsx';
import styles from './LatestApplicants.module.css';

const MAX_SHOWN = 5;

/** The latest applicants, for the dashboard. */
export function LatestApplicants() {
  const t = useText();
  return (
    <section aria-labelledby="latest-applicants">
      <div className={styles.header}>
        <h2 id="latest-applicants">{t('dashboard.latest')}</h2>
        <Link to={paths.recruiter.applicants}>{t('dashboard.allApplicants')}</Link>
      </div>
      <Latest />
    </section>
  );
}

function Latest() {
  const t = useText();
  const dispatch = useDispatch();
  const status = useSelector(selectAllStatus);
  const applicants = useSelector(selectAllApplicants);
  const error = useSelector(selectAllError);
  if (status === 'failed') return <LoadError error={error} onRetry={() => dispatch(allOpened())} />;
  if (status !== 'loaded') return <ApplicantRowsLoading count={MAX_SHOWN} />;
  if (applicants.length === 0) {
    return (
      <EmptyState icon={<UsersIcon size={24} />} title={t('applicants.empty.title')} headingLevel={3}>
        {t('applicants.empty.text')}
      </EmptyState>
    );
  }
  return <ApplicantRows applicants={applicants.slice(0, MAX_SHOWN)} withVacancy headingLevel={3} />;
}
