import { applicationStatusSchema } from '@cpa/shared/contracts';
import { StatusDot, useApplicationStatusName } from '@cpa/shared/domain';
import styles from './StageLegend.module.css';

/** Colours of the stage bars. The bars themselves are read out. */
export function StageLegend() {
  const statusName = useApplicationStatusName('recruiter');
  return (
    <p className={styles.legend} aria-hidden>
      {applicationStatusSchema.options.map((stage) => (
        <span key={stage} className={styles.entry}>
          <StatusDot status={stage} />
          {statusName(stage)}
        </span>
      ))}
    </p>
  );
}
