import type { ApplicantReview } from '@cpa/shared/contracts';
import { Ago, MailIcon, useApplicationStatusName } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import part from './ReviewPart.module.css';
import styles from './StatusHistory.module.css';

/** What happened, newest first. */
export function StatusHistory({ review }: { review: ApplicantReview }) {
  const t = useText();
  const statusName = useApplicationStatusName('recruiter');
  return (
    <section className={part.part}>
      <h2 className={part.title}>{t('review.history')}</h2>
      <ol className={styles.entries}>
        {review.history.toReversed().map(({ status, at, by, note, notified }) => (
          <li key={`${at} ${status}`} className={styles.entry}>
            <p>
              <strong>{statusName(status)}</strong>
              <span className={styles.by}>
                {by} · <Ago at={at} />
              </span>
            </p>
            {note && <p className={styles.note}>{note}</p>}
            {notified && (
              <p className={styles.notified}>
                <MailIcon size={16} />
                {t('review.notified')}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
