import type { Interview } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Button, CalendarIcon } from '@cpa/shared/ui';
import { useDispatch } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { hasBegun } from '../../model/hasBegun.ts';
import { calendarRequested, dialogOpened } from '../../state/submissionSlice.ts';
import { InterviewFacts, InterviewNote } from './InterviewFacts.tsx';

/** The confirmed time with its calendar file. Until it begins it can be changed or cancelled. */
export function ConfirmedInterview({ interview }: { interview: Interview }) {
  const t = useText();
  const dispatch = useDispatch();
  const { formatTime, formatWeekday } = useFormat();
  const startsAt = interview.starts_at!;
  const isOver = hasBegun(startsAt);
  return (
    <>
      <p className="semibold below-2 text-17">
        {t('interview.when', { day: formatWeekday(startsAt), time: formatTime(startsAt) })}
      </p>
      <InterviewFacts interview={interview} />
      <InterviewNote interview={interview} />
      {isOver ? (
        <p className="mute">{t('interview.over')}</p>
      ) : (
        <div className="row-2 wrap">
          <Button icon={<CalendarIcon />} onClick={() => dispatch(calendarRequested({ id: interview.id }))}>
            {t('interview.calendar')}
          </Button>
          <Button variant="secondary" onClick={() => dispatch(dialogOpened('decline'))}>
            {t('interview.change')}
          </Button>
          <Button variant="quiet" onClick={() => dispatch(dialogOpened('cancel'))}>
            {t('interview.cancel')}
          </Button>
        </div>
      )}
    </>
  );
}
