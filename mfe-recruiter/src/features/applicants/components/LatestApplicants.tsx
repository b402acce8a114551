import { paths } from '@cpa/shared/routing';
import { EmptyState, Link, UsersIcon } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { LoadFailed } from '../../../failure/LoadFailed.tsx';
import { useText } from '../../../messages/texts.ts';
import {
  allOpened,
  selectAllApplicants,
  selectAllFailure,
  selectAllStatus,
} from '../state/applicantsSlice.ts';
import { ApplicantRows, ApplicantRowsLoading } from './ApplicantRows.tsx';
import styles from './LatestApplicants.module.css';

/** How many the overview shows before it points to the whole list. */
const SHOWN = 5;

/** Who applied last, for the overview. */
export function LatestApplicants() {
  const t = useText();
  return (
    <section aria-labelledby="latest-applicants">
      <div className={styles.head}>
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
  const failure = useSelector(selectAllFailure);
  if (status === 'failed') return <LoadFailed failure={failure} onRetry={() => dispatch(allOpened())} />;
  if (status !== 'loaded') return <ApplicantRowsLoading count={SHOWN} />;
  if (applicants.length === 0) {
    return (
      <EmptyState icon={<UsersIcon size={24} />} title={t('applicants.empty.title')} headingLevel={3}>
        {t('applicants.empty.text')}
      </EmptyState>
    );
  }
  return <ApplicantRows applicants={applicants.slice(0, SHOWN)} withVacancy headingLevel={3} />;
}
