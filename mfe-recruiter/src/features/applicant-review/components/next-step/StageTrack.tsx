import type { ApplicationStatus } from '@cpa/shared/contracts';
import { statusColours, useApplicationStatusName } from '@cpa/shared/domain';
import { CheckIcon, classNames } from '@cpa/shared/ui';
import { STAGES } from '../../model/stages.ts';
import styles from './NextStep.module.css';

type StageTrackProps = { status: ApplicationStatus; next: ApplicationStatus | null };

/** The stages up to hiring, with the current and the chosen one. The badge and the select have them as text. */
export function StageTrack({ status, next }: StageTrackProps) {
  const statusName = useApplicationStatusName('recruiter');
  const current = STAGES.findIndex((stage) => stage === status);
  return (
    <ol className={styles.track} aria-hidden>
      {STAGES.map((stage, index) => {
        const state =
          index < current ? 'done' : stage === status ? 'current' : stage === next ? 'next' : 'open';
        return (
          <li
            key={stage}
            className={classNames(styles.stage, statusColours)}
            data-status={stage}
            data-state={state}
          >
            <span className={styles.mark}>{state === 'done' && <CheckIcon size={12} />}</span>
            <span className={styles.name} title={statusName(stage)}>
              {statusName(stage)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
