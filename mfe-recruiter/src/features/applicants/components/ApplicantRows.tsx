import type { ApplicantListItem } from '@cpa/shared/contracts';
import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { ApplicantRow } from './ApplicantRow.tsx';
import styles from './ApplicantRows.module.css';

type ApplicantRowsProps = {
  applicants: readonly ApplicantListItem[];
  withVacancy?: boolean;
  headingLevel?: 2 | 3;
};

export function ApplicantRows({ applicants, ...rowProps }: ApplicantRowsProps) {
  return (
    <ul className={styles.rows}>
      {applicants.map((applicant) => (
        <ApplicantRow key={applicant.id} applicant={applicant} {...rowProps} />
      ))}
    </ul>
  );
}

/** A placeholder with the height of `count` rows. */
export function ApplicantRowsLoading({ count }: { count: number }) {
  const t = useText();
  return (
    <LoadingArea label={t('applicants.loading')} className={styles.rows}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="block" className={styles.loading!} height="" />
      ))}
    </LoadingArea>
  );
}
