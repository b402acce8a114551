import type { Row } from '@tanstack/react-table';
import type { ApplicantListItem } from '@cpa/shared/contracts';
import { memo } from 'react';
import { useText } from '../../../../messages/texts.ts';
import styles from './ApplicantTable.module.css';
import type { ColumnId } from './columns.ts';
import { TableCell } from './TableCell.tsx';
import type { TableFeatures } from './tableFeatures.ts';

type TableRowProps = {
  row: Row<TableFeatures, ApplicantListItem>;
  index: number;
  isSelected: boolean;
  isFresh: boolean;
  isMoving: boolean;
  query: string;
  onToggle: (id: number, isRange: boolean) => void;
  onMenu: (ids: readonly number[], anchor: Element) => void;
};

/** One applicant. Memoised: a scroll or a selection renders only the rows that change. */
export const TableRow = memo(function TableRow({
  row,
  index,
  isSelected,
  isFresh,
  isMoving,
  query,
  onToggle,
  onMenu,
}: TableRowProps) {
  const t = useText();
  const applicant = row.original;
  const { id, status } = applicant;
  const name = applicant.name ?? t('applicants.removed');
  return (
    <tr
      aria-rowindex={index + 2}
      className={styles.row}
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
          className={styles.box}
          aria-label={t('applicants.select', { name })}
          checked={isSelected}
          // `onChange` does not tell whether Shift is held. Space clicks too.
          onClick={(event) => onToggle(id, event.shiftKey)}
          onChange={() => {}}
        />
      </td>
      {row.getAllCells().map(({ column }) => (
        <TableCell
          key={column.id}
          column={column.id as ColumnId}
          applicant={applicant}
          isMoving={isMoving}
          query={query}
          onMenu={onMenu}
        />
      ))}
    </tr>
  );
});
