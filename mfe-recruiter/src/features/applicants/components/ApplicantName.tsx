import type { ApplicantListItem } from '@cpa/shared/contracts';
import { Link } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { recruiterPaths } from '../../../routing/recruiterPaths.ts';
import styles from './ApplicantName.module.css';

type ApplicantNameProps = {
  applicant: ApplicantListItem;
  /** Query of the list, with which the page of the applicant steps through it. */
  query?: string;
  tabIndex?: number;
};

/** Links to the applicant. Shows a placeholder for an erased applicant, whose name is null. */
export function ApplicantName({ applicant, query = '', tabIndex }: ApplicantNameProps) {
  const t = useText();
  return (
    <Link
      variant="plain"
      to={`${recruiterPaths.applicant(applicant.id)}${query && `?${query}`}`}
      className={applicant.name === null ? styles.removed : undefined}
      data-applicant={applicant.id}
      tabIndex={tabIndex}
      draggable={false}
      translate={applicant.name === null ? undefined : 'no'}
    >
      {applicant.name ?? t('applicants.removed')}
    </Link>
  );
}
