import type { ApplicantApplication } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { ApplicationStatusBadge, ShownTitle } from '@cpa/shared/domain';
import { Ago, Avatar, Badge, Link } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './ApplicationHeader.module.css';
import { VacancyFacts } from './VacancyFacts.tsx';

/** The vacancy and the status of the application. */
export function ApplicationHeader({ application }: { application: ApplicantApplication }) {
  const t = useText();
  const { vacancy, status, applied_at } = application;
  const { company } = vacancy;
  return (
    <div className={styles.header}>
      <Avatar name={company.name} src={company.logo} shape="square" size={56} />
      <div className="stack-1 one-column shrink">
        <h2 className={styles.title}>
          <Link variant="plain" to={paths.vacancy(vacancy.id)}>
            <ShownTitle of={vacancy} />
          </Link>
        </h2>
        <p className="mute" translate="no">
          <Link variant="plain" to={paths.company(company.id)}>
            {company.name}
          </Link>
        </p>
        <VacancyFacts vacancy={vacancy} />
        <p className="row-1-3 center mute above-1">
          <ApplicationStatusBadge status={status} audience="applicant" />
          {vacancy.status !== 'open' && <Badge>{t('applications.vacancyClosed')}</Badge>}
          <Ago at={applied_at} text={(ago) => t('applications.applied', { ago })} />
        </p>
      </div>
    </div>
  );
}
