import type { ApplicationEnd, Interview } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Button, CalendarIcon } from '@cpa/shared/ui';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { canMove, isOpen, isOver } from '../model/interviewState.ts';
import { calendarRequested, events, proposalRequested } from '../state/interviewsSlice.ts';
import styles from './InterviewCard.module.css';

type InterviewStateProps = {
  interview: Interview | null;
  name: string | null;
  hasEnded: boolean;
  cause: ApplicationEnd['cause'] | null;
};

/** State of the interview with its actions. */
export function InterviewState({ interview, name, hasEnded, cause }: InterviewStateProps) {
  const t = useText();
  const dispatch = useDispatch();
  const hasBegun = interview !== null && isOver(interview);
  const canChange = interview !== null && isOpen(interview);
  return (
    <>
      {interview ? (
        <Details interview={interview} name={name} hasBegun={hasBegun} cause={cause} />
      ) : (
        <p className="mute">{t(noneText(hasEnded, cause))}</p>
      )}
      <div className="row-2 wrap">
        {interview?.status === 'confirmed' && !hasBegun && (
          <Button
            variant="secondary"
            size="small"
            icon={<CalendarIcon />}
            onClick={() => dispatch(calendarRequested({ id: interview.id }))}
          >
            {t('interviews.calendar')}
          </Button>
        )}
        {!hasEnded && (
          <Button variant="secondary" size="small" onClick={() => dispatch(proposalRequested())}>
            {t(
              interview && canMove(interview)
                ? 'interviews.move'
                : canChange
                  ? 'interviews.change'
                  : 'interviews.propose',
            )}
          </Button>
        )}
        {canChange && (
          <Button variant="quiet" size="small" onClick={() => dispatch(events.cancellationOpened())}>
            {t('interviews.cancel')}
          </Button>
        )}
      </div>
    </>
  );
}

/** After an erasure and after retention it is unknown whether there was an interview. */
const noneText = (hasEnded: boolean, cause: InterviewStateProps['cause']) =>
  cause === 'erased' || cause === 'cleared'
    ? 'interviews.noneLeft'
    : hasEnded
      ? 'interviews.noneEnded'
      : 'interviews.none';

function Details({
  interview,
  name,
  hasBegun,
  cause,
}: Omit<InterviewStateProps, 'interview' | 'hasEnded'> & { interview: Interview; hasBegun: boolean }) {
  const t = useText();
  const { formatInstant, formatTime, formatWeekday } = useFormat();
  const { status, starts_at, slots, minutes, place, video_url, message, cancelled_by, cancel_reason } =
    interview;
  const nameOrNobody = name ?? t('interviews.someone');
  const when = (at: string) => `${formatWeekday(at)}, ${formatTime(at)}`;
  return (
    <>
      <p className="semibold">
        {status === 'confirmed'
          ? t(hasBegun ? 'interviews.over' : 'interviews.confirmed', { when: when(starts_at!) })
          : status === 'cancelled' && starts_at
            ? t('interviews.off', { when: when(starts_at) })
            : t(`interviews.${status}`, { name: nameOrNobody })}
      </p>
      {status === 'proposed' && (
        <ul className="stack-1">
          {slots.map(({ id, starts_at: at }) => (
            <li key={id}>{when(at)}</li>
          ))}
        </ul>
      )}
      {status === 'declined' && message !== null && (
        <blockquote className={styles.quote} dir="auto" lang="">
          {message}
        </blockquote>
      )}
      {status === 'cancelled' ? (
        <p className="mute">
          {[
            cause !== null && cause !== 'cleared' && cancel_reason === null
              ? `${t(`ended.${cause}.title`, { name: nameOrNobody })}.`
              : t(cancelled_by === 'applicant' ? 'interviews.byApplicant' : 'interviews.byCompany', {
                  name: nameOrNobody,
                }),
            cancel_reason ?? t('interviews.offAt', { when: formatInstant(interview.updated_at) }),
          ].join(' ')}
        </p>
      ) : (
        <p className="break" dir="auto">
          {[t('interviews.length', { minutes }), place ?? video_url].filter(Boolean).join(' · ')}
        </p>
      )}
    </>
  );
}
