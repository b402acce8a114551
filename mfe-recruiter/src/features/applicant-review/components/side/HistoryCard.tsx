import type { ApplicantReview } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { Ago, Card, MailIcon, Timeline, TimelineEntry } from '@cpa/shared/ui';
import { useText } from '../../../../messages/texts.ts';
import styles from './HistoryCard.module.css';

/** The status changes of the application, newest first. */
export function HistoryCard({ review }: { review: ApplicantReview }) {
  const t = useText();
  const statusName = useApplicationStatusName('recruiter');
  return (
    <Card as="section" aria-label={t('review.timeline')}>
      <h2 className={styles.title}>{t('review.timeline')}</h2>
      <Timeline>
        {review.history.toReversed().map(({ status, at, by, note, notified }) => (
          <TimelineEntry
            key={`${at} ${status}`}
            title={statusName(status)}
            byline={
              <>
                {by} · <Ago at={at} />
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
        ))}
      </Timeline>
    </Card>
  );
}
