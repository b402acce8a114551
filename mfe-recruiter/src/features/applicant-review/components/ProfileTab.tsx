import type { ApplicantReview } from '@cpa/shared/contracts';
import { Card } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './Section.module.css';

/** Introduction, experience and education from the applicant's profile. */
export function ProfileTab({
  review: { about, profile },
}: {
  review: Pick<ApplicantReview, 'about' | 'profile'>;
}) {
  const t = useText();
  const { experience, educations } = profile;
  const isEmpty = !about && experience.length === 0 && educations.length === 0;
  return (
    <Card as="section" aria-label={t('review.tab.profile')} className="stack-5">
      {isEmpty && <p className="mute">{t('review.noProfile')}</p>}
      {about && (
        <div>
          <h2 className="text-18 below-2">{t('review.about')}</h2>
          <p className={styles.written} dir="auto" lang="">
            {about}
          </p>
        </div>
      )}
      {experience.length > 0 && (
        <div>
          <h2 className="text-18 below-2">{t('review.experience')}</h2>
          {experience.map(({ title, company, from, to, description }) => (
            <div key={`${company} ${from}`} className={styles.period}>
              <strong lang="">{title}</strong>
              <span className="mute">
                {company} · {to ? `${from} – ${to}` : t('review.period', { from })}
              </span>
              {description && (
                <p className={styles.written} dir="auto" lang="">
                  {description}
                </p>
              )}
            </div>
          ))}
        </div>
      )}
      {educations.length > 0 && (
        <div>
          <h2 className="text-18 below-2">{t('review.schooling')}</h2>
          {educations.map(({ school, degree, from, to }) => (
            <div key={`${school} ${degree}`} className={styles.period}>
              <strong lang="">{degree}</strong>
              <span className="mute">
                {school} · {[from, to].filter(Boolean).join(' – ')}
              </span>
            </div>
          ))}
        </div>
      )}
    </Card>
  );
}
