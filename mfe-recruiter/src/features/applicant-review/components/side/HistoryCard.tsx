import type { ApplicantReview, Interview } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { Ago, Card, MailIcon, Timeline, TimelineEntry } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../../messages/texts.ts';
import styles from './HistoryCard.module.css';

type HistoryCardProps = {
  review: ApplicantReview;
  interviews: readonly Interview[];
};

/** The status changes of the application, its end and the interviews that were called off, newest first. */
export function HistoryCard({ review, interviews }: HistoryCardProps) {
  const t = useText();
  const { formatTime, formatWeekday } = useFormat();
  const statusName = useApplicationStatusName('recruiter');
  const { ended } = review;
  const entries: { at: string; entry: ReactNode }[] = review.history.map(
    ({ status, at, by, note, notified }) => ({
      at,
      entry: (
        <TimelineEntry
          key={`${at} ${status}`}
          title={statusName(status)}
          byline={
            <>
              <span translate={by === null ? undefined : 'no'}>{by ?? t('review.someoneLeft')}</span> ·{' '}
              <Ago at={at} />
            </>
          }
          note={note}
        >
          {notified && (
            <p className={styles.notified}>
              <MailIcon size={16} />
              {t('review.notified')}
            </p>
          )}
        </TimelineEntry>
      ),
    }),
  );
  // A withdrawal is a status change.
  if (ended?.at && ended.cause !== 'withdrawn') {
    const name = review.name ?? t('interviews.someone');
    const title = t(`ended.${ended.cause}.title`, { name });
    entries.push({
      at: ended.at,
      entry: <TimelineEntry key="ended" title={title} byline={<Ago at={ended.at} />} />,
    });
  }
  for (const { id, status, starts_at, updated_at } of interviews) {
    if (status !== 'cancelled') continue;
    entries.push({
      at: updated_at,
      entry: (
        <TimelineEntry key={`off ${id}`} title={t('timeline.interviewOff')} byline={<Ago at={updated_at} />}>
          {starts_at && (
            <p className={styles.notified}>{`${formatWeekday(starts_at)}, ${formatTime(starts_at)}`}</p>
          )}
        </TimelineEntry>
      ),
    });
  }
  return (
    <Card as="section" aria-label={t('review.timeline')}>
      <h2 className="text-18 below-3">{t('review.timeline')}</h2>
      <Timeline>
        {entries
          .toReversed()
          .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
          .map(({ entry }) => entry)}
      </Timeline>
    </Card>
  );
}
