import type { ApplicantApplication } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { Ago, Timeline, TimelineEntry } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './ApplicationView.module.css';

/** The status changes of an application, newest first, with the notes the company shared. */
export function ApplicationHistory({ application }: { application: ApplicantApplication }) {
  const t = useText();
  const statusName = useApplicationStatusName('applicant');
  return (
    <section className={styles.section} aria-labelledby="history">
      <h2 id="history" className={styles.title}>
        {t('application.history')}
      </h2>
      <Timeline>
        {application.history.toReversed().map(({ status, at, note }) => (
          <TimelineEntry
            key={`${at} ${status}`}
            title={statusName(status)}
            byline={<Ago at={at} />}
            note={note}
          />
        ))}
      </Timeline>
    </section>
  );
}
