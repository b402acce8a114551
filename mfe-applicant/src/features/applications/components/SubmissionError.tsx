import { failureReason } from '@cpa/shared/http';
import { useSelector } from 'react-redux';
import type { Submission } from '../model/submission.ts';
import { selectFailure } from '../state/submissionSlice.ts';
import styles from './SubmissionError.module.css';

/** Explains why a submission failed, beside its button. */
export function SubmissionError({ kind }: { kind: Submission['kind'] }) {
  const failure = useSelector(selectFailure);
  if (failure?.kind !== kind) return null;
  return (
    <p role="alert" className={styles.error}>
      {failureReason(failure.error)}
    </p>
  );
}
