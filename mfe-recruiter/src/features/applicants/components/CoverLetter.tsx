import type { ApplicantReview } from '@cpa/shared/contracts';
import { useText } from '../../../messages/texts.ts';
import styles from './ReviewSection.module.css';

/** The applicant's cover letter, introduction and skills. */
export function CoverLetter({ review: { cover_letter, about, skills } }: { review: ApplicantReview }) {
  const t = useText();
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.title}>{t('review.coverLetter')}</h2>
        {cover_letter ? (
          <p className={styles.written}>{cover_letter}</p>
        ) : (
          <p className={styles.none}>{t('review.noCoverLetter')}</p>
        )}
      </section>
      {about && (
        <section className={styles.section}>
          <h2 className={styles.title}>{t('review.about')}</h2>
          <p className={styles.written}>{about}</p>
        </section>
      )}
      {skills.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.title}>{t('review.skills')}</h2>
          <ul className={styles.skills}>
            {skills.map((skill) => (
              <li key={skill} className={styles.skill}>
                {skill}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
