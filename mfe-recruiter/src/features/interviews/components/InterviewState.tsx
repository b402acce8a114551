import type { Interview } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Button, CalendarIcon } from '@cpa/shared/ui';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { isOpen, isOver } from '../model/interviewState.ts';
import { calendarRequested, cancellationOpened, proposalRequested } from '../state/interviewsSlice.ts';
import styles from './InterviewCard.module.css';

type InterviewStateProps = { interview: Interview | null; name: string | null; hasEnded: boolean };

/** State of the interview with its actions. */
export function InterviewState({ interview, name, hasEnded }: InterviewStateProps) {
  const t = useText();
  const dispatch = useDispatch();
  const hasBegun = interview !== null && isOver(interview);
  const canChange = interview !== null && isOpen(interview);
  return (
    <>
      {interview ? (
        <Details interview={interview} name={name} hasBegun={hasBegun} />
      ) : (
        <p className={styles.hint}>{t(hasEnded ? 'interviews.noneEnded' : 'interviews.none')}</p>
      )}
      <div className={styles.actions}>
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
            {t(canChange ? 'interviews.change' : 'interviews.propose')}
          </Button>
        )}
        {canChange && (
          <Button variant="quiet" size="small" onClick={() => dispatch(cancellationOpened())}>
            {t('interviews.cancel')}
          </Button>
        )}
      </div>
    </>
  );
}

function Details({
  interview,
  name,
  hasBegun,
}: {
  interview: Interview;
  name: string | null;
  hasBegun: boolean;
}) {
  const t = useText();
  const { formatTime, formatWeekday } = useFormat();
  const { status, starts_at, slots, minutes, place, video_url, message, cancelled_by, cancel_reason } =
    interview;
  const nameOrNobody = name ?? t('interviews.someone');
  const when = (at: string) => `${formatWeekday(at)}, ${formatTime(at)}`;
  return (
    <>
      <p className={styles.when}>
        {status === 'confirmed'
          ? t(hasBegun ? 'interviews.over' : 'interviews.confirmed', { when: when(starts_at!) })
          : t(`interviews.${status}`, { name: nameOrNobody })}
      </p>
      {status === 'proposed' && (
        <ul className={styles.times}>
          {slots.map(({ id, starts_at: at }) => (
            <li key={id}>{when(at)}</li>
          ))}
        </ul>
      )}
      {status === 'declined' && message !== null && (
        <blockquote className={styles.quote} dir="auto">
          {message}
        </blockquote>
      )}
      {status === 'cancelled' ? (
        <p className={styles.hint}>
          {t(cancelled_by === 'applicant' ? 'interviews.byApplicant' : 'interviews.byCompany', {
            name: nameOrNobody,
          })}{' '}
          {cancel_reason}
        </p>
      ) : (
        <p className={styles.where} dir="auto">
          <span>{t('interviews.length', { minutes })} ·</span> {place ?? video_url}
        </p>
      )}
    </>
  );
}
