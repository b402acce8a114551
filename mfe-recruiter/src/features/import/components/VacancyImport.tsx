import { paths } from '@cpa/shared/routing';
import { selectIsUnverified, selectProfile } from '@cpa/shared/session';
import { CompanyIcon, EmptyState, LinkButton, MailIcon } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { LoadError } from '../../../errors/LoadError.tsx';
import { useText } from '../../../messages/texts.ts';
import { importOpened } from '../state/importEvents.ts';
import { selectResults, selectImport } from '../state/importSlice.ts';
import { CareersForm, CareersFormLoading } from './CareersForm.tsx';
import { FetchError } from './FetchError.tsx';
import { FetchProgress } from './FetchProgress.tsx';
import { FoundLoading, FoundVacancies } from './FoundVacancies.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import styles from './VacancyImport.module.css';

/** Imports vacancies from a company's careers page as drafts. */
export function VacancyImport() {
  const t = useText();
  const isUnverified = useSelector(selectIsUnverified);
  const hasCompany = useSelector(selectProfile)?.companies.length !== 0;

  if (isUnverified) {
    return (
      <EmptyState icon={<MailIcon size={24} />} title={t('loadError.unverified.title')}>
        {t('import.unverified')}
      </EmptyState>
    );
  }
  if (!hasCompany) {
    return (
      <EmptyState
        icon={<CompanyIcon size={24} />}
        title={t('import.noCompany.title')}
        action={<LinkButton to={paths.recruiter.newCompany}>{t('import.noCompany.action')}</LinkButton>}
      >
        {t('import.noCompany.text')}
      </EmptyState>
    );
  }
  return <CompanyImport />;
}

function CompanyImport() {
  const dispatch = useDispatch();
  const { status, companyId, careersUrl, error } = useSelector(selectImport);
  if (status === 'loadFailed') {
    return <LoadError error={error} onRetry={() => dispatch(importOpened())} />;
  }
  const isLoading = status === 'idle' || status === 'loading';
  return (
    <div className={styles.import}>
      {/* The key resets the form to the URL of the company. */}
      {isLoading ? <CareersFormLoading /> : <CareersForm key={`${companyId} ${careersUrl}`} />}
      <FetchOutcome isLoading={isLoading} />
    </div>
  );
}

function FetchOutcome({ isLoading }: { isLoading: boolean }) {
  const { status, error } = useSelector(selectImport);
  const results = useSelector(selectResults);
  if (status === 'fetching') return <FetchProgress />;
  return (
    <>
      {error && <FetchError error={error} />}
      {results && <FoundVacancies results={results} />}
      {!results && isLoading && <FoundLoading />}
      {!results && !isLoading && !error && <HowItWorks />}
    </>
  );
}
