import { ShownTitle } from '@cpa/shared/domain';
import { Avatar, LinkButton } from '@cpa/shared/ui';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { applicantPaths } from '../../../routing/applicantPaths.ts';
import { urgentApplication } from '../model/urgentApplication.ts';
import { selectApplications } from '../state/applicationsSlice.ts';
import styles from './UrgentCard.module.css';

/** The application that needs an action of the applicant. Renders nothing when no company waits. */
export function UrgentCard() {
  const t = useText();
  const applications = useSelector(selectApplications);
  const urgent = useMemo(() => urgentApplication(applications), [applications]);
  if (!urgent) return null;
  const { kind, application } = urgent;
  const { vacancy, vacancy_id } = application;
  return (
    <section className={styles.card} aria-label={t('overview.urgent')}>
      <Avatar name={vacancy.company.name} src={vacancy.company.logo} size={48} shape="square" />
      <div className={styles.text}>
        <h2 className="text-18">{t(`overview.urgent.${kind}`, { company: vacancy.company.name })}</h2>
        <p className="ink break">
          <ShownTitle of={vacancy} />
        </p>
      </div>
      <LinkButton to={applicantPaths.application(vacancy_id)}>
        {t(`overview.urgent.${kind}.action`)}
      </LinkButton>
    </section>
  );
}
