import { paths } from '@cpa/shared/routing';
import { selectIsUnverified, selectProfile } from '@cpa/shared/session';
import { CompanyIcon, EmptyState, LinkButton, MailIcon } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { LoadFailed } from '../../../failure/LoadFailed.tsx';
import { useText } from '../../../messages/texts.ts';
import { importOpened } from '../state/importEvents.ts';
import { selectFindings, selectImport } from '../state/importSlice.ts';
import { CareersForm, CareersFormLoading } from './CareersForm.tsx';
import { FetchFailed } from './FetchFailed.tsx';
import { FetchProgress } from './FetchProgress.tsx';
import { FoundLoading, FoundVacancies } from './FoundVacancies.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import styles from './VacancyImport.module.css';

/** From the company's own careers page to drafts: where to read, what was found, what of it to take over. */
export function VacancyImport() {
  const t = useText();
  const isUnverified = useSelector(selectIsUnverified);
  const hasCompany = useSelector(selectProfile)?.companies.length !== 0;

  if (isUnverified) {
    return (
      <EmptyState icon={<MailIcon size={24} />} title={t('failure.unverified.title')}>
        {t('import.unverified')}
      </EmptyState>
    );
  }
  if (!hasCompany) {
    return (
      <EmptyState
        icon={<CompanyIcon size={24} />}
        title={t('import.noCompany.title')}
        action={<LinkButton to={paths.recruiter.company}>{t('import.noCompany.action')}</LinkButton>}
      >
        {t('import.noCompany.text')}
      </EmptyState>
    );
  }
  return <OwnImport />;
}

function OwnImport() {
  const dispatch = useDispatch();
  const { status, companyId, careersUrl, failure } = useSelector(selectImport);
  if (status === 'loadFailed') {
    return <LoadFailed failure={failure} onRetry={() => dispatch(importOpened())} />;
  }
  const isLoading = status === 'idle' || status === 'loading';
  return (
    <div className={styles.import}>
      {/* The form starts anew with the address of the company. */}
      {isLoading ? <CareersFormLoading /> : <CareersForm key={`${companyId} ${careersUrl}`} />}
      <Outcome isLoading={isLoading} />
    </div>
  );
}

function Outcome({ isLoading }: { isLoading: boolean }) {
  const { status, failure } = useSelector(selectImport);
  const findings = useSelector(selectFindings);
  if (status === 'fetching') return <FetchProgress />;
  return (
    <>
      {failure && <FetchFailed failure={failure} />}
      {findings && <FoundVacancies findings={findings} />}
      {!findings && isLoading && <FoundLoading />}
      {!findings && !isLoading && !failure && <HowItWorks />}
    </>
  );
}
