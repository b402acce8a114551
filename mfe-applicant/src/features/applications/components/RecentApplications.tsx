import { ApplicationStatusBadge, ShownTitle } from '@cpa/shared/domain';
import { paths } from '@cpa/shared/routing';
import { Ago, ArrowRightIcon, Avatar, Card, Link, LinkButton } from '@cpa/shared/ui';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { applicantPaths } from '../../../routing/applicantPaths.ts';
import { nextStep } from '../model/nextStep.ts';
import { endOf } from '../model/statuses.ts';
import { countApplications, endedLast } from '../model/urgentApplication.ts';
import { selectApplications, selectApplicationsStatus } from '../state/applicationsSlice.ts';
import { ApplicationsFailed } from './ApplicationList.tsx';
import styles from './RecentApplications.module.css';

/** Number of applications on the overview. */
const SHOWN = 5;

/** The first applications of the list on the overview. */
export function RecentApplications() {
  const t = useText();
  const titleId = useId();
  const status = useSelector(selectApplicationsStatus);
  const applications = useSelector(selectApplications);
  if (status === 'failed') return <ApplicationsFailed />;
  return (
    <Card as="section" padding="none" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className="text-19">
          {t('area.applications')}
        </h2>
        {applications.length > 0 && (
          <p className={styles.counts}>
            {t('overview.counts', countApplications(applications))}{' '}
            <Link to={paths.applicant.applications}>{t('overview.seeAll')}</Link>
          </p>
        )}
      </div>
      {applications.length === 0 ? (
        <div className={styles.empty}>
          <p>{t('applications.empty.text')}</p>
          <LinkButton size="small" to={paths.vacancies}>
            {t('applications.empty.action')}
          </LinkButton>
        </div>
      ) : (
        <ul className="plain-list">
          {endedLast(applications)
            .slice(0, SHOWN)
            .map((application) => {
              const { id, vacancy_id, vacancy, status: current, updated_at } = application;
              const end = endOf(application);
              return (
                <li key={id} className={styles.row}>
                  <Avatar name={vacancy.company.name} src={vacancy.company.logo} size={36} shape="square" />
                  <div className="shrink">
                    <Link
                      variant="plain"
                      isStretched
                      className="break semibold"
                      to={applicantPaths.application(vacancy_id)}
                    >
                      <ShownTitle of={vacancy} />
                    </Link>
                    <p className="mute text-14" translate="no">
                      {vacancy.company.name}
                    </p>
                  </div>
                  <ApplicationStatusBadge status={current} audience="applicant" />
                  <div className={styles.step}>
                    <p className={styles.next}>
                      {end
                        ? t(`ended.${end}`, { company: vacancy.company.name })
                        : t(`overview.next.${nextStep(application)}`)}
                    </p>
                    <Ago at={updated_at} className="mute text-14" />
                  </div>
                  <ArrowRightIcon size={16} className={styles.arrow} />
                </li>
              );
            })}
        </ul>
      )}
    </Card>
  );
}
