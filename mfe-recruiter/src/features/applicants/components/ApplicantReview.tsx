import { useDispatch, useSelector } from 'react-redux';
import { LoadFailed } from '../../../failure/LoadFailed.tsx';
import { reviewOpened, selectReview, selectReviewFailure, selectReviewStatus } from '../state/reviewSlice.ts';
import { Answers } from './Answers.tsx';
import styles from './ApplicantReview.module.css';
import { ContactCard } from './ContactCard.tsx';
import { CoverLetter } from './CoverLetter.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import { ReviewLoading } from './ReviewLoading.tsx';
import { StatusForm } from './StatusForm.tsx';
import { StatusHistory } from './StatusHistory.tsx';

/** One applicant: what they sent, how to reach them, what happened so far, and the next step. */
export function ApplicantReview({ id }: { id: number }) {
  const dispatch = useDispatch();
  const status = useSelector(selectReviewStatus);
  const review = useSelector(selectReview);
  const failure = useSelector(selectReviewFailure);
  if (status === 'failed')
    return <LoadFailed failure={failure} onRetry={() => dispatch(reviewOpened({ id }))} />;
  if (review?.id !== id) return <ReviewLoading />;
  return (
    <>
      <ReviewHead review={review} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <CoverLetter review={review} />
          <Answers review={review} />
          <StatusHistory review={review} />
        </div>
        <div className={styles.side}>
          {/* Each confirmed change starts the form anew; a refused one leaves what was typed. */}
          <StatusForm key={review.history.length} review={review} />
          <ContactCard review={review} />
        </div>
      </div>
    </>
  );
}
