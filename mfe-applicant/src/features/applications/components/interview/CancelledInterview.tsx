import type { Interview } from '@cpa/shared/contracts';
import { useText } from '../../../../messages/texts.ts';
import styles from './InterviewPanel.module.css';

/** Names the side that cancelled the interview and its reason. */
export function CancelledInterview({ interview, company }: { interview: Interview; company: string }) {
  const t = useText();
  const { cancelled_by, cancel_reason } = interview;
  return (
    <>
      <p className={styles.text}>
        {cancelled_by === 'applicant'
          ? t('interview.cancelledByYou')
          : t('interview.cancelledByCompany', { company })}
      </p>
      {cancel_reason !== null && (
        <blockquote className={styles.note} dir="auto">
          {cancel_reason}
        </blockquote>
      )}
    </>
  );
}
