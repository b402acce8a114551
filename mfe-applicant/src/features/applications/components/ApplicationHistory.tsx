import type { ApplicantApplication } from '@cpa/shared/contracts';
import { Ago, useApplicationStatusName } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import part from './ApplicationView.module.css';
import styles from './ApplicationHistory.module.css';

/** What happened to the application, newest first, with what the company wrote to the applicant. */
export function ApplicationHistory({ application }: { application: ApplicantApplication }) {
  const t = useText();
  const statusName = useApplicationStatusName('applicant');
  return (
    <section className={part.part} aria-labelledby="history">
      <h2 id="history" className={part.title}>
        {t('application.history')}
      </h2>
      <ol className={styles.entries}>
        {application.history.toReversed().map(({ status, at, note }) => (
          <li key={`${at} ${status}`} className={styles.entry}>
            <strong>{statusName(status)}</strong> <Ago at={at} className={styles.when} />
            {note && <blockquote className={styles.note}>{note}</blockquote>}
          </li>
        ))}
      </ol>
    </section>
  );
}
