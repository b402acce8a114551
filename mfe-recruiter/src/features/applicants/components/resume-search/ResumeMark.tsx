import type { ApplicantListItem } from '@cpa/shared/contracts';
import { FileTextIcon } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { selectIsOnlyInResume } from '../../state/resumeMatches.ts';
import { useText } from '../../texts.ts';
import styles from './ResumeMark.module.css';

/** Marks an applicant whom the search found only in the resume. */
export function ResumeMark({
  applicant,
  isNamed = false,
}: {
  applicant: ApplicantListItem;
  isNamed?: boolean;
}) {
  const t = useText();
  const isMarked = useSelector((state: object) => selectIsOnlyInResume(state, applicant));
  if (!isMarked) return null;
  const label = t('foundInResume');
  return (
    <span className={styles.mark} role="img" aria-label={label} title={label}>
      <FileTextIcon size={14} />
      {isNamed && <span className={styles.name}>{label}</span>}
    </span>
  );
}
