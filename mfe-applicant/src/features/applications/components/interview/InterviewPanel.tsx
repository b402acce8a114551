import type { ApplicantApplication, Interview } from '@cpa/shared/contracts';
import { afterDialogs, Card } from '@cpa/shared/ui';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { selectSucceeded } from '../../state/submissionSlice.ts';
import { CancelledInterview } from './CancelledInterview.tsx';
import { ConfirmedInterview } from './ConfirmedInterview.tsx';
import { DeclinedInterview } from './DeclinedInterview.tsx';
import { ReasonDialogs } from './ReasonDialogs.tsx';
import styles from './InterviewPanel.module.css';
import { TimeChoice } from './TimeChoice.tsx';

/** The latest interview of an application, with the actions of the applicant. */
export function InterviewPanel({ application }: { application: ApplicantApplication }) {
  const interview = application.interviews[0];
  if (!interview) return null;
  return <Panel application={application} interview={interview} />;
}

function Panel({ application, interview }: { application: ApplicantApplication; interview: Interview }) {
  const t = useText();
  const { status, id } = interview;
  const heading = useRef<HTMLHeadingElement>(null);
  const succeeded = useSelector(selectSucceeded);
  const handled = useRef(succeeded);
  useEffect(() => {
    if (handled.current === succeeded) return;
    handled.current = succeeded;
    afterDialogs(() => heading.current?.focus());
  }, [succeeded]);
  const company = application.vacancy.company.name;
  const isOpen = status === 'proposed' || status === 'confirmed';
  return (
    <Card as="section" aria-labelledby="interview" className={isOpen ? styles.open : undefined}>
      <h2 id="interview" ref={heading} tabIndex={-1} className="text-20 below-3">
        {t(`interview.${status}.title`)}
      </h2>
      {status === 'proposed' && (
        // A new proposal starts without a choice.
        <TimeChoice key={interview.updated_at} interview={interview} vacancyId={application.vacancy_id} />
      )}
      {status === 'confirmed' && <ConfirmedInterview interview={interview} />}
      {status === 'declined' && <DeclinedInterview interview={interview} company={company} />}
      {status === 'cancelled' && (
        <CancelledInterview interview={interview} company={company} ended={application.ended} />
      )}
      <ReasonDialogs interviewId={id} vacancyId={application.vacancy_id} company={company} />
    </Card>
  );
}
