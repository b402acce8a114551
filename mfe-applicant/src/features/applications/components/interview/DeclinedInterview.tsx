import type { Interview } from '@cpa/shared/contracts';
import { Button } from '@cpa/shared/ui';
import { useDispatch } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { dialogOpened } from '../../state/submissionSlice.ts';
import styles from './InterviewPanel.module.css';

/** The applicant asked for other times and waits for them. */
export function DeclinedInterview({ interview, company }: { interview: Interview; company: string }) {
  const t = useText();
  const dispatch = useDispatch();
  return (
    <>
      <p className="break below-3">{t('interview.waiting', { company })}</p>
      {interview.message !== null && (
        <blockquote className={styles.note} dir="auto" lang="">
          {interview.message}
        </blockquote>
      )}
      <Button variant="quiet" onClick={() => dispatch(dialogOpened('cancel'))}>
        {t('interview.cancel')}
      </Button>
    </>
  );
}
