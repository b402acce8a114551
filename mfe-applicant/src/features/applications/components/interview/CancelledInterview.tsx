import type { ApplicationEnd, Interview } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { useText } from '../../../../messages/texts.ts';
import styles from './InterviewPanel.module.css';

type CancelledInterviewProps = { interview: Interview; company: string; ended: ApplicationEnd | null };

/** Names the cancelled time, who cancelled it or what ended the application, and the reason. */
export function CancelledInterview({ interview, company, ended }: CancelledInterviewProps) {
  const t = useText();
  const { formatInstant, formatTime, formatWeekday } = useFormat();
  const { starts_at: at, cancelled_by, cancel_reason, updated_at } = interview;
  const cause = cancel_reason === null ? ended?.cause : undefined;
  return (
    <>
      {at !== null && (
        <p className="semibold below-2 text-17">
          <s>{t('interview.when', { day: formatWeekday(at), time: formatTime(at) })}</s>
        </p>
      )}
      <p className="break below-3">
        {cause === 'vacancy_closed' || cause === 'company_gone'
          ? t(`ended.${cause}`, { company })
          : cause === 'withdrawn'
            ? t('interview.withdrawn')
            : cancelled_by === 'applicant'
              ? t('interview.cancelledByYou')
              : t('interview.cancelledByCompany', { company })}{' '}
        {t('interview.cancelledAt', { when: formatInstant(updated_at) })}
      </p>
      {cancel_reason !== null && (
        <blockquote className={styles.note} dir="auto" lang="">
          {cancel_reason}
        </blockquote>
      )}
    </>
  );
}
