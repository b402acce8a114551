import { useApplicationStatusName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { selectConflict } from '../../state/reviewSlice.ts';
import styles from './NextStep.module.css';

/** States who changed the status since the page was loaded, and when. */
export function ConflictNotice() {
  const t = useText();
  const { formatInstant } = useFormat();
  const statusName = useApplicationStatusName('recruiter');
  const conflict = useSelector(selectConflict);
  if (!conflict) return null;
  const { by, status, at, isRefused } = conflict;
  return (
    <p role="alert" className={styles.conflict}>
      {t(isRefused ? 'next.conflict' : 'next.movedMeanwhile', {
        name: by ?? t('review.someoneLeft'),
        status: statusName(status),
        when: formatInstant(at),
      })}
    </p>
  );
}
