import { paths } from '@cpa/shared/routing';
import { selectProfile } from '@cpa/shared/session';
import { EmptyState, ErrorNotice, InboxIcon, LinkButton } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import {
  applicationsOpened,
  selectApplications,
  selectApplicationsFailure,
  selectApplicationsStatus,
} from '../state/applicationsSlice.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import styles from './ApplicationList.module.css';
import { ApplicationsLoading } from './ApplicationsLoading.tsx';

/** Everything the applicant sent, pinned ones first. */
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
      <ul className={styles.cards}>
        {applications.map((application) => (
          <ApplicationCard key={application.id} application={application} />
        ))}
      </ul>
    </>
  );
}

/** Also stands in for one application, which comes with the same call. */
export function ApplicationsFailed() {
  const t = useText();
  const dispatch = useDispatch();
  const failure = useSelector(selectApplicationsFailure);
  const person = useSelector(selectProfile);
  const retry = person ? () => dispatch(applicationsOpened({ personId: person.id })) : undefined;
  return (
    <ErrorNotice title={t('applications.failed.title')} requestId={failure?.requestId} onRetry={retry}>
      {t(failure?.kind === 'network' ? 'failure.network' : 'failure.other')}
    </ErrorNotice>
  );
}
