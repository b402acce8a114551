import type { ApplicationStatus } from '@cpa/shared/contracts';
import { StatusDot, useApplicationStatusName } from '@cpa/shared/domain';
import { useEffect, useRef } from 'react';
import { useText } from '../../../../messages/texts.ts';
import type { BoardColumn } from '../../model/board.ts';
import styles from './PhoneList.module.css';

type StageTabsProps = {
  columns: readonly BoardColumn[];
  stage: ApplicationStatus;
  onSelect: (status: ApplicationStatus) => void;
};

/** The stages with their counts. Scrolls sideways to the selected one. */
export function StageTabs({ columns, stage, onSelect }: StageTabsProps) {
  const t = useText();
  const statusName = useApplicationStatusName('recruiter');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const selected = ref.current?.querySelector<HTMLElement>(`[data-stage="${stage}"]`);
    if (selected && ref.current) ref.current.scrollLeft = selected.offsetLeft - 16;
  }, [stage]);
  return (
    <div ref={ref} className={styles.stages} role="group" aria-label={t('applicants.stages')}>
      {columns.map(({ status, applicants }) => (
        <button
          key={status}
          type="button"
          className={styles.stage}
          data-stage={status}
          aria-pressed={status === stage}
          onClick={() => onSelect(status)}
        >
          <StatusDot status={status} />
          {statusName(status)}
          <span className={styles.count}>{applicants.length}</span>
        </button>
      ))}
    </div>
  );
}
