import type { ApplicantReview } from '@cpa/shared/contracts';
import { Card } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { missingSent } from '../model/missingTexts.ts';
import styles from './Section.module.css';

export function CoverLetter({ review }: { review: ApplicantReview }) {
  const { cover_letter } = review;
  const t = useText();
  return (
    <Card as="section" aria-label={t('review.coverLetter')}>
      {cover_letter ? (
        <p className={styles.written} dir="auto" lang="">
          {cover_letter}
        </p>
      ) : (
        <p className="mute">{t(missingSent(review) ?? 'review.noCoverLetter')}</p>
      )}
    </Card>
  );
}
