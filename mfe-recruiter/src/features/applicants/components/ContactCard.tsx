import { type ApplicantReview, formatPhone } from '@cpa/shared/contracts';
import { Card, MailIcon, PhoneIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './ContactCard.module.css';

export function ContactCard({ review: { email, phone } }: { review: ApplicantReview }) {
  const t = useText();
  return (
    <Card as="section" tone="quiet" aria-label={t('review.contact')}>
      <h2 className={styles.title}>{t('review.contact')}</h2>
      {email && (
        <p className={styles.line}>
          <MailIcon />
          <a className={styles.link} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      {phone && (
        <p className={styles.line}>
          <PhoneIcon />
          <a className={styles.link} href={`tel:${phone}`}>
            {formatPhone(phone)}
          </a>
        </p>
      )}
      {!email && !phone && <p className={styles.none}>{t('review.noContact')}</p>}
    </Card>
  );
}
