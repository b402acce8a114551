import type { ApplicantApplication } from '@cpa/shared/contracts';
import { Ago, Timeline, TimelineEntry, useApplicationStatusName } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import part from './ApplicationView.module.css';

/** What happened to the application, newest first, with what the company wrote to the applicant. */
export function ApplicationHistory({ application }: { application: ApplicantApplication }) {
  const t = useText();
  const statusName = useApplicationStatusName('applicant');
  return (
    <section className={part.part} aria-labelledby="history">
      <h2 id="history" className={part.title}>
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
