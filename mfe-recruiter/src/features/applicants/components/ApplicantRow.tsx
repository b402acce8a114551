import type { ApplicantListItem } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { Ago, Avatar, Badge, BriefcaseIcon, Card, ClockIcon, Link } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { ApplicantName } from './ApplicantName.tsx';
import styles from './ApplicantRow.module.css';
import { Rating } from './Rating.tsx';
import { StatusMenu } from './StatusMenu.tsx';

type ApplicantRowProps = {
  applicant: ApplicantListItem;
  /** For lists with applicants of several vacancies. */
  withVacancy?: boolean;
  headingLevel?: 2 | 3;
};

export function ApplicantRow({ applicant, withVacancy, headingLevel = 2 }: ApplicantRowProps) {
  const t = useText();
  const Heading = `h${headingLevel}` as const;
  const { name, photo, headline, applied_at, has_resume, rating } = applicant;
  return (
    <Card as="li" className={styles.row}>
      <Avatar name={name} src={photo} size={42} />
      <div className={styles.person}>
        <Heading className={styles.name}>
          <ApplicantName applicant={applicant} />
        </Heading>
        {headline && <p className={styles.headline}>{headline}</p>}
      </div>
      {withVacancy && (
        <p className={styles.vacancy}>
          <BriefcaseIcon />
          <Link variant="plain" to={paths.recruiter.vacancyApplicants(applicant.vacancy_id)}>
            {applicant.vacancy_title}
          </Link>
        </p>
      )}
      <p className={styles.facts}>
        <span className={styles.when}>
          <ClockIcon />
          <Ago at={applied_at} />
        </span>
        {has_resume && <Badge tone="info">{t('applicants.hasResume')}</Badge>}
        <Rating value={rating} />
      </p>
      <div className={styles.status}>
        <StatusMenu applicant={applicant} />
      </div>
    </Card>
  );
}
