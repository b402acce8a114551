import { paths } from '@cpa/shared/routing';
import { selectProfile } from '@cpa/shared/session';
import { EmptyState, InboxIcon, LinkButton, LoadError } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import {
  events,
  selectApplications,
  selectApplicationsError,
  selectApplicationsStatus,
} from '../state/applicationsSlice.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import styles from './ApplicationList.module.css';
import { ApplicationsLoading } from './ApplicationsLoading.tsx';

/** The applicant's applications, pinned ones first. */
export function ApplicationList() {
  const t = useText();
  const status = useSelector(selectApplicationsStatus);
  const applications = useSelector(selectApplications);
  if (status === 'failed') return <ApplicationsFailed />;
  if (status !== 'loaded') return <ApplicationsLoading />;
  if (applications.length === 0) {
    return (
      <EmptyState
        icon={<InboxIcon size={24} />}
        title={t('applications.empty.title')}
        action={<LinkButton to={paths.vacancies}>{t('applications.empty.action')}</LinkButton>}
      >
        {t('applications.empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <p className={styles.count}>{t('applications.count', { count: applications.length })}</p>
      <ul className="stack-4 one-column">
        {applications.map((application) => (
          <ApplicationCard key={application.id} application={application} />
        ))}
      </ul>
    </>
  );
}

/** The error notice of the list, also used by `ApplicationView`, which needs the same request. */
export function ApplicationsFailed() {
  const t = useText();
  const dispatch = useDispatch();
  const error = useSelector(selectApplicationsError);
  const user = useSelector(selectProfile);
  const retry = user ? () => dispatch(events.applicationsOpened({ userId: user.id })) : undefined;
  return <LoadError title={t('applications.failed.title')} error={error} onRetry={retry} />;
}
