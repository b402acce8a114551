import type { ApplicantApplication } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { Card, EmptyState, InboxIcon, LinkButton } from '@cpa/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { isDecided } from '../model/statuses.ts';
import { events, selectApplication, selectApplicationsStatus } from '../state/applicationsSlice.ts';
import { ApplicationActions } from './ApplicationActions.tsx';
import { ApplicationHeader } from './ApplicationHeader.tsx';
import { ApplicationHistory } from './ApplicationHistory.tsx';
import { ApplicationsFailed } from './ApplicationList.tsx';
import { ApplicationsLoading } from './ApplicationsLoading.tsx';
import styles from './ApplicationView.module.css';
import { EndedNotice } from './EndedNotice.tsx';
import { InterviewPanel } from './interview/InterviewPanel.tsx';
import { SentPanel } from './SentPanel.tsx';
import { StageTrack } from './StageTrack.tsx';
import { WithdrawDialog } from './withdrawal/WithdrawDialog.tsx';
import { WithdrawalUndo } from './withdrawal/WithdrawalUndo.tsx';

type ApplicationViewProps = {
  vacancyId: number;
  /** Renders the messages with the company. */
  renderMessages: (application: ApplicantApplication) => ReactNode;
};

/** An application with its status, interview, next step, timeline and the content that was sent. */
export function ApplicationView({ vacancyId, renderMessages }: ApplicationViewProps) {
  const status = useSelector(selectApplicationsStatus);
  const application = useSelector((state: object) => selectApplication(state, vacancyId));
  const dispatch = useDispatch();
  const newsId = application?.off_notification_id ?? null;
  useEffect(() => {
    if (newsId !== null) dispatch(events.newsShown({ vacancyId, id: newsId }));
  }, [dispatch, newsId, vacancyId]);
  if (status === 'failed') return <ApplicationsFailed />;
  if (status !== 'loaded') return <ApplicationsLoading />;
  if (!application) return <NotApplied vacancyId={vacancyId} />;
  return (
    <>
      {/* First, so that a low window shows it above the heading. */}
      <WithdrawalUndo application={application} />
      <div className={styles.top}>
        <ApplicationHeader application={application} />
        <ApplicationActions application={application} />
      </div>
      <StageTrack application={application} />
      <div className={styles.columns}>
        <div className="stack-4 one-column shrink">
          <EndedNotice application={application} />
          <InterviewPanel application={application} />
          <NextStep application={application} />
          {renderMessages(application)}
          <SentPanel application={application} />
        </div>
        <div className="stack-4 one-column shrink">
          <ApplicationHistory application={application} />
        </div>
      </div>
      <WithdrawDialog application={application} />
    </>
  );
}

/** Explains the status. Hidden while the interview panel shows the next step. */
function NextStep({ application }: { application: ApplicantApplication }) {
  const t = useText();
  const { status, vacancy, interviews, ended } = application;
  // The company announced no step after that.
  if (!isDecided(status) && (ended?.cause === 'vacancy_closed' || ended?.cause === 'company_gone'))
    return null;
  if (status === 'interview' && interviews[0] && interviews[0].status !== 'cancelled') return null;
  return (
    <Card as="section" tone="quiet" aria-labelledby="next">
      <h2 id="next" tabIndex={-1} className="text-20 below-2">
        {t('application.next')}
      </h2>
      <p>{t(`next.${status}`, { company: vacancy.company.name })}</p>
    </Card>
  );
}

function NotApplied({ vacancyId }: { vacancyId: number }) {
  const t = useText();
  return (
    <EmptyState
      icon={<InboxIcon size={24} />}
      title={t('application.missing.title')}
      action={<LinkButton to={paths.vacancy(vacancyId)}>{t('application.vacancy')}</LinkButton>}
    >
      {t('application.missing.text')}
    </EmptyState>
  );
}
