import type { ApplicantReview } from '@cpa/shared/contracts';
import { ApplicationStatusBadge } from '@cpa/shared/domain';
import { Ago, Avatar } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { OpenResume } from './OpenResume.tsx';
import { Rating } from './Rating.tsx';
import styles from './ReviewHeader.module.css';

export function ReviewHeader({ review }: { review: ApplicantReview }) {
  const t = useText();
  const { name, photo, headline, status, applied_at, rating, vacancy_title } = review;
  return (
    <header className={styles.header}>
      <Avatar name={name} src={photo} size={64} />
      <div className={styles.person}>
        <h1 className={styles.name}>{name ?? t('applicants.removed')}</h1>
        <p className={styles.headline}>{name === null ? t('applicants.removedText') : headline}</p>
        <p className={styles.facts}>
          <ApplicationStatusBadge status={status} audience="recruiter" />
          <span>
            {t('review.appliedTo', { title: vacancy_title })} · <Ago at={applied_at} />
          </span>
          <Rating value={rating} />
        </p>
      </div>
      {review.has_resume && <OpenResume id={review.id} />}
    </header>
  );
}
