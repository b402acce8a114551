import type { ApplicationEnd } from '@cpa/shared/contracts';
import { afterDialogs, Card, LoadError, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, selectInterviews } from '../state/interviewsSlice.ts';
import { canMove } from '../model/interviewState.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { InterviewState } from './InterviewState.tsx';
import { MoveUndo } from './MoveUndo.tsx';
import { ProposalDialog } from './ProposalDialog.tsx';

export type InterviewCardProps = {
  applicationId: number;
  /** Name of the applicant; null once removed. */
  name: string | null;
  /** The application was rejected, withdrawn or filled: nothing can be proposed. */
  hasEnded: boolean;
  /** Cause that ended the application other than a decision of the company. */
  ended: ApplicationEnd | null;
};

/** The interview of an application: proposed times, the response and the next actions. */
export function InterviewCard({ applicationId, name, hasEnded, ended }: InterviewCardProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { status, error, interviews, saved } = useSelector(selectInterviews);
  const heading = useRef<HTMLHeadingElement>(null);
  const handled = useRef(saved);
  useEffect(() => {
    if (handled.current === saved) return;
    handled.current = saved;
    afterDialogs(() => heading.current?.focus());
  }, [saved]);
  const interview = interviews[0] ?? null;
  return (
    <Card as="section" aria-labelledby="interviews" className="stack-3">
      <h2 id="interviews" ref={heading} tabIndex={-1} className="text-20">
        {t('interviews.title')}
      </h2>
      {status === 'failed' && (
        <LoadError error={error} onRetry={() => dispatch(events.interviewsOpened({ applicationId }))} />
      )}
      {(status === 'loading' || status === 'idle') && (
        <LoadingArea label={t('interviews.loading')} className="stack-3">
          <Skeleton />
          <Skeleton shape="block" height={42} />
        </LoadingArea>
      )}
      {status === 'loaded' && (
        <InterviewState
          interview={interview}
          name={name}
          hasEnded={hasEnded || name === null}
          cause={ended?.cause ?? null}
        />
      )}
      <ProposalDialog
        name={name ?? ''}
        confirmedAt={interview && canMove(interview) ? interview.starts_at : null}
        hasProposer={interview?.has_proposer ?? true}
      />
      <MoveUndo interview={interview} focusNext={() => heading.current?.focus()} />
      {interview && <CancelDialog interview={interview} name={name ?? ''} />}
    </Card>
  );
}
