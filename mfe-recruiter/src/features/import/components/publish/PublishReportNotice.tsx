import { failureReason, isOutcomeUnknown } from '@cpa/shared/http';
import { paths } from '@cpa/shared/routing';
import { afterDialogs, Card, CircleAlertIcon, CircleCheckIcon, Link, LinkButton } from '@cpa/shared/ui';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { errorReasons } from '../../../../errors/errorReasons.ts';
import { useText } from '../../../../messages/texts.ts';
import { type PublishReport, selectPublish } from '../../state/publishSlice.ts';
import styles from './PublishReportNotice.module.css';

/** Reports how many vacancies were published, and links the draft of each that failed, with the reason. */
export function PublishReportNotice() {
  const { dialog, report } = useSelector(selectPublish);
  return dialog === 'closed' && report ? <Report report={report} /> : null;
}

function Report({ report: { published, failed, stopped } }: { report: PublishReport }) {
  const t = useText();
  const message = useRef<HTMLSpanElement>(null);
  // The button that opened the dialog may be gone, because nothing is left to publish.
  useEffect(() => afterDialogs(() => message.current?.focus()), []);
  const isDoubtful = [...failed.map(({ error }) => error), stopped].some(
    (error) => error !== null && isOutcomeUnknown(error),
  );
  const isUnpaid = failed.some(({ error }) => error.status === 402);
  const Icon = failed.length > 0 || stopped ? CircleAlertIcon : CircleCheckIcon;
  return (
    <Card as="div" className="stack-3">
      <p className={styles.message} data-failed={failed.length > 0 || stopped !== null || undefined}>
        <Icon />
        <span ref={message} tabIndex={-1}>
          {t(isDoubtful ? 'import.published.confirmed' : 'import.published', { count: published })}
        </span>
      </p>
      {failed.length > 0 && (
        <>
          <p>
            {t(isDoubtful ? 'import.published.unknown' : 'import.published.failed', { count: failed.length })}
          </p>
          <ul className="stack-2">
            {failed.map(({ vacancyId, title, error }) => (
              <li key={vacancyId}>
                <Link to={paths.recruiter.editVacancy(vacancyId)}>{title}</Link>
                <span className="mute block">{errorReasons(error)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {stopped && <p>{t('import.published.stopped', { reason: failureReason(stopped) })}</p>}
      <p className="row-2 wrap">
        <LinkButton variant="secondary" to={paths.recruiter.vacancies}>
          {t('import.toVacancies')}
        </LinkButton>
        {isUnpaid && <LinkButton to={paths.plans}>{t('import.publish.plans')}</LinkButton>}
      </p>
    </Card>
  );
}
