import type { Interview } from '@cpa/shared/contracts';
import { selectProfile } from '@cpa/shared/session';
import { Card, LoadError, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { scorecards, selectEditing } from '../state/scorecards.ts';
import { useText } from '../texts.ts';
import { InterviewScores } from './InterviewScores.tsx';

type ScorecardsCardProps = {
  applicationId: number;
  companyId: number;
  /** Interviews that were held, newest first. */
  interviews: readonly Interview[];
};

/** Scorecards of the team for each interview. */
export function ScorecardsCard({ applicationId, companyId, interviews }: ScorecardsCardProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { status, data, error } = useSelector((state: object) => scorecards.select(state, applicationId));
  const { saves } = useSelector(selectEditing);
  const profile = useSelector(selectProfile);
  const heading = useRef<HTMLHeadingElement>(null);
  const handled = useRef(saves);
  const open = () => dispatch(scorecards.opened(applicationId));
  useEffect(() => void dispatch(scorecards.opened(applicationId)), [applicationId, dispatch]);
  useEffect(() => {
    if (handled.current !== saves) heading.current?.focus();
    handled.current = saves;
  }, [saves]);
  const { membership } = profile?.companies.find(({ id }) => id === companyId) ?? {};
  return (
    <Card as="section" aria-labelledby="scorecards" className="stack-4">
      <div>
        <h2 id="scorecards" ref={heading} tabIndex={-1} className="text-20">
          {t('title')}
        </h2>
        <p className="mute text-14">{t('hint')}</p>
      </div>
      {status === 'failed' && <LoadError error={error} onRetry={open} />}
      {(status === 'idle' || status === 'loading') && (
        <LoadingArea label={t('loading')}>
          <Skeleton shape="block" height={88} />
        </LoadingArea>
      )}
      {data &&
        interviews.map((interview) => (
          <InterviewScores
            key={interview.id}
            interview={interview}
            cards={data.filter(({ interview_id }) => interview_id === interview.id)}
            canRate={membership !== undefined && membership !== 'viewer'}
            onCancel={() => heading.current?.focus()}
          />
        ))}
    </Card>
  );
}
