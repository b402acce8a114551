import type { ApplicantReview } from '@cpa/shared/contracts';
import { Button, Card, StarIcon } from '@cpa/shared/ui';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { rated } from '../../state/reviewEvents.ts';
import styles from './RatingCard.module.css';
import { Tags } from './Tags.tsx';

const STARS = [1, 2, 3, 4, 5];

/** Rating and tags of the application. */
export function RatingCard({ review: { id, rating, tags } }: { review: ApplicantReview }) {
  const t = useText();
  const dispatch = useDispatch();
  const stars = useRef<HTMLFieldSetElement>(null);
  const clear = () => {
    stars.current?.querySelector('input')?.focus();
    dispatch(rated({ id, rating: null, known: rating }));
  };
  return (
    <Card as="section" aria-label={t('review.rating.title')} className="stack-4">
      <fieldset ref={stars} className={styles.rating}>
        <legend className={styles.legend}>
          <span className={styles.title}>{t('review.rating.title')}</span>
          <span className={styles.hint}>{t('review.rating.hint')}</span>
        </legend>
        {STARS.map((star) => (
          <label key={star} className={styles.star} data-is-full={star <= (rating ?? 0) || undefined}>
            <input
              type="radio"
              name="rating"
              className={styles.input}
              value={star}
              checked={rating === star}
              aria-label={t('review.rating.set', { rating: star })}
              onChange={() => dispatch(rated({ id, rating: star, known: rating }))}
            />
            <StarIcon size={24} />
          </label>
        ))}
        {rating !== null && (
          <Button variant="quiet" size="small" onClick={clear}>
            {t('review.rating.clear')}
          </Button>
        )}
      </fieldset>
      <Tags id={id} tags={tags} />
    </Card>
  );
}
