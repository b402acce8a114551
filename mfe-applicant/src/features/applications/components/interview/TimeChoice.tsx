import type { Interview } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Button, CheckIcon, VisuallyHidden } from '@cpa/shared/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { slotDays } from '../../model/slotDays.ts';
import { dialogOpened, selectRunning, submitted } from '../../state/submissionSlice.ts';
import { SubmissionError } from '../SubmissionError.tsx';
import { InterviewFacts, InterviewNote } from './InterviewFacts.tsx';
import styles from './InterviewPanel.module.css';

/** The proposed times as radio buttons per day. Taken ones stay visible and cannot be chosen. */
export function TimeChoice({ interview, vacancyId }: { interview: Interview; vacancyId: number }) {
  const t = useText();
  const dispatch = useDispatch();
  const { formatTime, formatWeekday } = useFormat();
  const isWorking = useSelector(selectRunning) === 'confirm';
  const free = interview.slots.filter(({ is_taken }) => !is_taken);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = free.find(({ id }) => id === chosenId);
  const confirm = () => {
    if (!chosen) return;
    dispatch(submitted({ kind: 'confirm', vacancyId, interviewId: interview.id, slotId: chosen.id }));
  };
  return (
    <>
      <InterviewNote interview={interview} />
      {free.length === 0 && <p className="break below-3">{t('interview.allTaken')}</p>}
      <fieldset className={styles.days}>
        <legend>
          <VisuallyHidden>{t('interview.times')}</VisuallyHidden>
        </legend>
        {slotDays(interview.slots).map(({ day, slots }) => (
          <div key={day} className={styles.day} role="group" aria-label={formatWeekday(day)}>
            <p className="semibold text-center">{formatWeekday(day)}</p>
            {slots.map(({ id, starts_at, is_taken }) => (
              <label key={id} className={styles.slot}>
                <input
                  type="radio"
                  name="slot"
                  className={styles.input}
                  disabled={is_taken}
                  checked={id === chosen?.id}
                  onChange={() => setChosenId(id)}
                />
                <span>{formatTime(starts_at)}</span>
                {is_taken && <VisuallyHidden>{t('interview.taken')}</VisuallyHidden>}
              </label>
            ))}
          </div>
        ))}
      </fieldset>
      <InterviewFacts interview={interview} />
      <div className="row-2 wrap">
        {free.length > 0 && (
          <Button icon={<CheckIcon />} disabled={!chosen} isLoading={isWorking} onClick={confirm}>
            {chosen
              ? t('interview.confirm', {
                  when: `${formatWeekday(chosen.starts_at)}, ${formatTime(chosen.starts_at)}`,
                })
              : t('interview.choose')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => dispatch(dialogOpened('decline'))}>
          {t('interview.decline')}
        </Button>
        <Button variant="quiet" onClick={() => dispatch(dialogOpened('cancel'))}>
          {t('interview.cancel')}
        </Button>
      </div>
      <SubmissionError kind="confirm" />
    </>
  );
}
