import type { ApplicantListItem } from '@cpa/shared/contracts';
import { classNames } from '@cpa/shared/ui';
import { memo } from 'react';
import { useText } from '../../../../messages/texts.ts';
import selectBox from '../../../../select-box/selectBox.module.css';
import styles from './ApplicantTable.module.css';
import type { ColumnId } from './columns.ts';
import { TableCell } from './TableCell.tsx';

type TableRowProps = {
  applicant: ApplicantListItem;
  columns: readonly ColumnId[];
  index: number;
  isSelected: boolean;
  isFresh: boolean;
  isMoving: boolean;
  query: string;
  onToggle: (id: number, isRange: boolean) => void;
  onMenu: (ids: readonly number[], anchor: Element) => void;
};

/** Row of an applicant. Memoised: scrolling and selecting render only the rows that change. */
export const TableRow = memo(function TableRow({
  applicant,
  columns,
  index,
  isSelected,
  isFresh,
  isMoving,
  query,
  onToggle,
  onMenu,
}: TableRowProps) {
  const t = useText();
  const { id, status } = applicant;
  const name = applicant.name ?? t('applicants.removed');
  return (
    <tr
      aria-rowindex={index + 2}
      className={styles.row}
      data-row={id}
      data-selected={isSelected || undefined}
      data-fresh={isFresh || undefined}
      data-moving={isMoving || undefined}
      onContextMenu={(event) => {
        // A link keeps the menu of the browser, which opens it in a new tab.
        if (status === 'withdrawn' || isMoving || (event.target as Element).closest('a')) return;
        event.preventDefault();
        onMenu([id], event.currentTarget.querySelector('button') ?? event.currentTarget);
      }}
    >
      <td className={styles.select}>
        <input
          type="checkbox"
          className={classNames(selectBox.box, styles.box)}
          aria-label={t('applicants.select', { name })}
          checked={isSelected}
          // `onChange` has no state of the Shift key. Space clicks too.
          onClick={(event) => onToggle(id, event.shiftKey)}
          onChange={() => {}}
        />
      </td>
      {columns.map((column) => (
        <TableCell
          key={column}
          column={column}
          applicant={applicant}
          isMoving={isMoving}
          query={query}
          onMenu={onMenu}
        />
      ))}
    </tr>
  );
});
