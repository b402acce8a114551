import { StarIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './Rating.module.css';

const STARS = [1, 2, 3, 4, 5];

/** The recruiter's rating. Renders nothing without one. */
export function Rating({ value }: { value: number | null }) {
  const t = useText();
  if (value === null) return null;
  const label = t('applicants.rating', { rating: value });
  return (
    <span className={styles.rating} role="img" aria-label={label} title={label}>
      {STARS.map((star) => (
        <StarIcon key={star} size={14} className={star <= value ? styles.full : styles.empty} />
      ))}
    </span>
  );
}
