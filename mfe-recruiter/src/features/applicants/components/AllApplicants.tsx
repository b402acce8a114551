import { paths } from '@cpa/shared/routing';
import { Button, EmptyState, LinkButton, SearchIcon, UsersIcon } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { LoadFailed } from '../../../failure/LoadFailed.tsx';
import { useText } from '../../../messages/texts.ts';
import { type ApplicantFilter, filterApplicants, vacanciesOf } from '../model/applicantFilter.ts';
import {
  allOpened,
  selectAllApplicants,
  selectAllFailure,
  selectAllStatus,
} from '../state/applicantsSlice.ts';
import styles from './AllApplicants.module.css';
import { ApplicantFilters } from './ApplicantFilters.tsx';
import { ApplicantRows, ApplicantRowsLoading } from './ApplicantRows.tsx';
import { useApplicantFilter } from './useApplicantFilter.ts';

/** Everybody who applied to the recruiter's companies, narrowed by what the address says. */
export function AllApplicants() {
  const dispatch = useDispatch();
  const status = useSelector(selectAllStatus);
  const applicants = useSelector(selectAllApplicants);
  const failure = useSelector(selectAllFailure);
  const [filter, change] = useApplicantFilter();

  if (status === 'failed') return <LoadFailed failure={failure} onRetry={() => dispatch(allOpened())} />;
  if (status === 'loaded' && applicants.length === 0) return <NobodyYet />;
  return (
    <>
      <ApplicantFilters filter={filter} vacancies={vacanciesOf(applicants)} onChange={change} />
      {status === 'loaded' ? (
        <Narrowed filter={filter} onChange={change} />
      ) : (
        <>
          <p className={styles.count} />
          <ApplicantRowsLoading count={6} />
        </>
      )}
    </>
  );
}

function Narrowed({
  filter,
  onChange,
}: {
  filter: ApplicantFilter;
  onChange: (next: ApplicantFilter) => void;
}) {
  const t = useText();
  const applicants = useSelector(selectAllApplicants);
  const shown = filterApplicants(applicants, filter);
  const isWhole = shown.length === applicants.length;
  return (
    <>
      <p className={styles.count} role="status">
        {isWhole
          ? t('applicants.count', { count: applicants.length })
          : t('applicants.countOf', { shown: shown.length, count: applicants.length })}
      </p>
      {shown.length > 0 ? (
        <ApplicantRows applicants={shown} withVacancy />
      ) : (
        <EmptyState
          icon={<SearchIcon size={24} />}
          title={t('applicants.noMatch.title')}
          action={
            <Button
              variant="secondary"
              onClick={() => onChange({ status: null, vacancyId: null, search: '' })}
            >
              {t('applicants.filter.clear')}
            </Button>
          }
        >
          {t('applicants.noMatch.text')}
        </EmptyState>
      )}
    </>
  );
}

function NobodyYet() {
  const t = useText();
  return (
    <EmptyState
      icon={<UsersIcon size={24} />}
      title={t('applicants.empty.title')}
      action={<LinkButton to={paths.recruiter.vacancies}>{t('applicants.empty.action')}</LinkButton>}
    >
      {t('applicants.empty.text')}
    </EmptyState>
  );
}
