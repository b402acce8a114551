import { applicationStatusSchema } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { classNames } from '@cpa/shared/ui';
import colours from './stageColours.module.css';
import styles from './StageLegend.module.css';

/** Colours of the stage bars. The bars themselves are read out. */
export function StageLegend() {
  const statusName = useApplicationStatusName('recruiter');
  return (
    <p className={styles.legend} aria-hidden>
      {applicationStatusSchema.options.map((stage) => (
        <span key={stage} className={styles.entry}>
          <span className={classNames(styles.dot, colours.stage)} data-stage={stage} />
          {statusName(stage)}
        </span>
      ))}
    </p>
  );
}
