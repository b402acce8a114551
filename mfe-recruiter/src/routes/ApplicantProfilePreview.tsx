import type { Applicant, ApplicantReview, OptionRef } from '@cpa/shared/contracts';
import { PersonCard } from '../features/applicant-review/components/side/PersonCard.tsx';
import { ProfileTab } from '../features/applicant-review/components/ProfileTab.tsx';
import styles from './ApplicantProfilePreview.module.css';

/** An applicant's own profile as the review page shows it. Props: `applicant` and the `languages` of the options. */
export default function ApplicantProfilePreview({ applicant, languages }: Record<string, unknown>) {
  const review = toReview(applicant as Applicant, languages as OptionRef[]);
  return (
    <div className={styles.preview}>
      <PersonCard review={review} />
      <ProfileTab review={review} />
    </div>
  );
}

type ReviewOfProfile = Parameters<typeof PersonCard>[0]['review'] &
  Parameters<typeof ProfileTab>[0]['review'];

function toReview(applicant: Applicant, options: OptionRef[]): ReviewOfProfile {
  const { name, photo, headline, email, phone, skills, about } = applicant;
  const { district, education, work_permit, experience, educations } = applicant;
  const languages = applicant.languages.map(({ language_id, level }) => ({
    name: options.find(({ id }) => id === language_id)?.name ?? '',
    level,
  }));
  const profile: ApplicantReview['profile'] = {
    district: district?.name ?? null,
    education: education?.name ?? null,
    work_permit,
    languages,
    experience,
    educations,
  };
  return { name, photo, headline, email, phone, skills, about, profile };
}
