import type { ApplicantListItem } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { Link } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './ApplicantName.module.css';

/** Links to the applicant. Shows a placeholder for an erased applicant, whose name is null. */
export function ApplicantName({ applicant }: { applicant: ApplicantListItem }) {
  const t = useText();
  return (
    <Link
      variant="plain"
      to={paths.recruiter.applicant(applicant.id)}
      className={applicant.name === null ? styles.removed : undefined}
    >
      {applicant.name ?? t('applicants.removed')}
    </Link>
  );
}
