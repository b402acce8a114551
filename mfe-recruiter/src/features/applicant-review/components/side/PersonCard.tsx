import { type ApplicantReview, formatPhone } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { Avatar, Card, MailIcon, PhoneIcon } from '@cpa/shared/ui';
import { useText } from '../../../../messages/texts.ts';
import styles from './PersonCard.module.css';

type Person = Pick<ApplicantReview, 'name' | 'photo' | 'headline' | 'email' | 'phone' | 'skills' | 'profile'>;

/** Name, contact details and profile facts of the applicant. */
export function PersonCard({ review }: { review: Person }) {
  const t = useText();
  const nameOf = useOptionName();
  const { name, photo, headline, email, phone, skills, profile } = review;
  const { district, work_permit, education, languages } = profile;
  const facts = [
    { label: t('review.fact.district'), value: district && nameOf(district) },
    { label: t('review.fact.permit'), value: work_permit && t(`review.permit.${work_permit}`) },
    { label: t('review.fact.education'), value: education && nameOf(education) },
    {
      label: t('review.fact.languages'),
      value: languages
        .map(({ name: language, level }) => t('review.language', { language: nameOf(language), level }))
        .join(', '),
    },
    { label: t('review.fact.skills'), value: skills.join(', '), lang: '' },
  ].filter(({ value }) => value);
  return (
    <Card as="section" aria-label={t('review.contact')} className="stack-4">
      <div className="row-3 center">
        <Avatar name={name} src={photo} size={48} />
        <div className="shrink">
          <p className={styles.name} translate={name === null ? undefined : 'no'}>
            {name ?? t('applicants.removed')}
          </p>
          <p className="mute break text-14" lang={name === null ? undefined : ''}>
            {name === null ? t('applicants.removedText') : headline}
          </p>
        </div>
      </div>
      <div className="row-2 wrap">
        {phone && (
          <>
            <a className={styles.action} href={`tel:${phone}`} title={formatPhone(phone)}>
              <PhoneIcon size={16} />
              {t('review.call')}
            </a>
            <a
              className={styles.action}
              href={`https://wa.me/${phone.replaceAll(/\D/g, '')}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('review.whatsApp')}
            </a>
          </>
        )}
        {email && (
          <a className={styles.action} href={`mailto:${email}`} title={email}>
            <MailIcon size={16} />
            {t('review.email')}
          </a>
        )}
        {!email && !phone && <p className="mute break text-14">{t('review.noContact')}</p>}
      </div>
      <dl className="stack-3">
        {facts.map(({ label, value, lang }) => (
          <div key={label}>
            <dt className="mute text-13-5">{label}</dt>
            <dd className="break" lang={lang}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
