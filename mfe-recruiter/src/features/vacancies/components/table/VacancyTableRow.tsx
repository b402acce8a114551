import type { OwnVacancy } from '@cpa/shared/contracts';
import { memo } from 'react';
import { useText } from '../../../../messages/texts.ts';
import type { ColumnId } from '../../model/tableColumns.ts';
import { CELLS } from './cells.tsx';
import { RowActions } from './RowActions.tsx';
import type { RowHandlers } from './rowHandlers.ts';
import { SelectBox } from './SelectBox.tsx';

type VacancyTableRowProps = {
  vacancy: OwnVacancy;
  columns: readonly ColumnId[];
  /** 1-based, among all rows. */
  rowIndex: number;
  isSelected: boolean;
  handlers: RowHandlers;
  today: string;
};

/** Row of a vacancy. A right click and the menu key open its menu. */
export const VacancyTableRow = memo(function VacancyTableRow({
  vacancy,
  columns,
  rowIndex,
  isSelected,
  handlers,
  today,
}: VacancyTableRowProps) {
  const t = useText();
  const { id, title } = vacancy;
  return (
    <tr
      aria-rowindex={rowIndex}
      data-vacancy={id}
      data-selected={isSelected || undefined}
      onContextMenu={(event) => {
        const anchor = event.currentTarget.querySelector('[data-row-menu]');
        if (!anchor) return;
        event.preventDefault();
        handlers.onMenu(id, anchor);
      }}
    >
      <td>
        <SelectBox
          label={t('vacancyTable.select', { title })}
          isChecked={isSelected}
          onToggle={(isRange) => handlers.onToggle(id, isRange)}
        />
      </td>
      {columns.map((column) => {
        const Cell = CELLS[column];
        return column === 'title' ? (
          <th key={column} scope="row" data-column={column}>
            <Cell vacancy={vacancy} today={today} />
          </th>
        ) : (
          <td key={column} data-column={column}>
            <Cell vacancy={vacancy} today={today} />
          </td>
        );
      })}
      <td data-column="actions">
        <RowActions vacancy={vacancy} handlers={handlers} today={today} />
      </td>
    </tr>
  );
});
