import { paths } from '@cpa/shared/routing';
import { Button, EmptyState, LinkButton, SearchIcon, UsersIcon } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { LoadError } from '../../../errors/LoadError.tsx';
import { useText } from '../../../messages/texts.ts';
import { type ApplicantFilter, filterApplicants, vacancyOptions } from '../model/applicantFilter.ts';
import { allOpened, selectAllApplicants, selectAllError, selectAllStatus } from '../state/applicantsSlice.ts';
import styles from './AllApplicants.module.css';
import { ApplicantFilters } from './ApplicantFilters.tsx';
import { ApplicantRows, ApplicantRowsLoading } from './ApplicantRows.tsx';
import { useApplicantFilter } from './useApplicantFilter.ts';

/** All applicants of the recruiter's companies, filtered by the URL query. */
export function AllApplicants() {
  const dispatch = useDispatch();
  const status = useSelector(selectAllStatus);
  const applicants = useSelector(selectAllApplicants);
  const error = useSelector(selectAllError);
  const [filter, change] = useApplicantFilter();

  if (status === 'failed') return <LoadError error={error} onRetry={() => dispatch(allOpened())} />;
  if (status === 'loaded' && applicants.length === 0) return <NoApplicants />;
  return (
    <>
      <ApplicantFilters filter={filter} vacancies={vacancyOptions(applicants)} onChange={change} />
      {status === 'loaded' ? (
        <FilteredApplicants filter={filter} onChange={change} />
      ) : (
        <>
          <p className={styles.count} />
          <ApplicantRowsLoading count={6} />
        </>
      )}
    </>
  );
}

type FilteredApplicantsProps = { filter: ApplicantFilter; onChange: (next: ApplicantFilter) => void };

function FilteredApplicants({ filter, onChange }: FilteredApplicantsProps) {
  const t = useText();
  const applicants = useSelector(selectAllApplicants);
  const shown = filterApplicants(applicants, filter);
  const isUnfiltered = shown.length === applicants.length;
  return (
    <>
      <p className={styles.count} role="status">
        {isUnfiltered
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

function NoApplicants() {
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
