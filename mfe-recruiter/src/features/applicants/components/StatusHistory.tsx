import type { ApplicantReview } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { Ago, MailIcon, Timeline, TimelineEntry } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import section from './ReviewSection.module.css';
import styles from './StatusHistory.module.css';

/** The status changes of the application, newest first. */
export function StatusHistory({ review }: { review: ApplicantReview }) {
  const t = useText();
  const statusName = useApplicationStatusName('recruiter');
  return (
    <section className={section.section}>
      <h2 className={section.title}>{t('review.history')}</h2>
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
    </section>
  );
}
