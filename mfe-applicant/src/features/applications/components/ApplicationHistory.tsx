import type { ApplicantApplication } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { Ago, Card, Timeline, TimelineEntry } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { daysInStages } from '../model/daysInStages.ts';
import { hasEnded } from '../model/statuses.ts';
import styles from './ApplicationView.module.css';

/** The status changes of an application, newest first, with days in each stage and the notes the company shared. */
export function ApplicationHistory({
  application: { history, status },
}: {
  application: ApplicantApplication;
}) {
  const t = useText();
  const statusName = useApplicationStatusName('applicant');
  const days = daysInStages(history);
  return (
    <Card as="section" aria-labelledby="history">
      <h2 id="history" className={styles.title}>
        {t('application.history')}
      </h2>
      <Timeline>
        {history
          .map((entry, index) => ({
            ...entry,
            // An ending lasts.
            days: hasEnded(status) && index === history.length - 1 ? 0 : days[index]!,
          }))
          .toReversed()
          .map((entry) => (
            <TimelineEntry
              key={`${entry.at} ${entry.status}`}
              title={statusName(entry.status)}
              byline={<Ago at={entry.at} />}
              note={entry.note}
            >
              {entry.days > 0 && (
                <p className={styles.none}>{t('application.days', { count: entry.days })}</p>
              )}
            </TimelineEntry>
          ))}
      </Timeline>
    </Card>
  );
}
