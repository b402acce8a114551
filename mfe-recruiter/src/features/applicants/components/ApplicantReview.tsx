import { useDispatch, useSelector } from 'react-redux';
import { LoadError } from '../../../errors/LoadError.tsx';
import { reviewOpened, selectReview, selectReviewError, selectReviewStatus } from '../state/reviewSlice.ts';
import { ScreeningAnswers } from './ScreeningAnswers.tsx';
import styles from './ApplicantReview.module.css';
import { ContactCard } from './ContactCard.tsx';
import { CoverLetter } from './CoverLetter.tsx';
import { ReviewHeader } from './ReviewHeader.tsx';
import { ReviewLoading } from './ReviewLoading.tsx';
import { StatusForm } from './StatusForm.tsx';
import { StatusHistory } from './StatusHistory.tsx';

/** An applicant with cover letter, answers, history, contact details and a form to change the status. */
export function ApplicantReview({ id }: { id: number }) {
  const dispatch = useDispatch();
  const status = useSelector(selectReviewStatus);
  const review = useSelector(selectReview);
  const error = useSelector(selectReviewError);
  if (status === 'failed') return <LoadError error={error} onRetry={() => dispatch(reviewOpened({ id }))} />;
  if (review?.id !== id) return <ReviewLoading />;
  return (
    <>
      <ReviewHeader review={review} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <CoverLetter review={review} />
          <ScreeningAnswers review={review} />
          <StatusHistory review={review} />
        </div>
        <div className={styles.side}>
          {/* The key resets the form after a confirmed change. A rejected change keeps the input. */}
          <StatusForm key={review.history.length} review={review} />
          <ContactCard review={review} />
        </div>
      </div>
    </>
  );
}
