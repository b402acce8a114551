import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { ApplicationStatus } from '@cpa/shared/contracts';
import { StatusDot, useApplicationStatusName } from '@cpa/shared/domain';
import { VisuallyHidden } from '@cpa/shared/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../../../messages/texts.ts';
import styles from './ApplicantBoard.module.css';
import { columnData } from './dragData.ts';

type ColumnStripProps = {
  status: ApplicationStatus;
  count: number;
  /** A dragged card is over it. */
  isTarget: boolean;
  onOpen: () => void;
};

/** A collapsed column. Opens on click. Cards can be dropped on it; it stays closed then, so that nothing shifts. */
export function ColumnStrip({ status, count, isTarget, onOpen }: ColumnStripProps) {
  const t = useText();
  const statusName = useApplicationStatusName('recruiter');
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(
    () =>
      ref.current
        ? dropTargetForElements({
            element: ref.current,
            getData: () => columnData.write({ status, row: null }),
          })
        : undefined,
    [status],
  );
  const name = statusName(status);
  return (
    <button
      ref={ref}
      type="button"
      className={styles.strip}
      data-column={status}
      data-target={isTarget || undefined}
      onClick={onOpen}
    >
      <StatusDot status={status} />
      <VisuallyHidden>{t('applicants.board.open', { status: name, count })}</VisuallyHidden>
      <span className={styles.count} aria-hidden>
        {count}
      </span>
      <span className={styles.stripName} aria-hidden>
        {name}
      </span>
    </button>
  );
}
