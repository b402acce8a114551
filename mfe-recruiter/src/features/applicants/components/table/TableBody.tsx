import type { ApplicantListItem } from '@cpa/shared/contracts';
import type { VirtualItem } from '@tanstack/react-virtual';
import { Fragment, memo } from 'react';
import { useSelector } from 'react-redux';
import { selectFreshIds } from '../../state/applicantsSlice.ts';
import { selectMoving } from '../../state/movesSlice.ts';
import type { MoveActions } from '../moves/useMoveActions.ts';
import type { Selection } from '../useSelection.ts';
import type { ColumnId } from './columns.ts';
import { TableRow } from './TableRow.tsx';

/** The rows to render, and the list to which they belong. */
export type ShownRows = {
  applicants: readonly ApplicantListItem[];
  items: readonly VirtualItem[];
  /** Height of all rows in pixels. */
  height: number;
};

type TableBodyProps = {
  rows: ShownRows;
  columns: readonly ColumnId[];
  query: string;
  selection: Selection;
  onMenu: MoveActions['openMenu'];
};

/** The virtual rows, with empty ones in place of those that are not rendered. */
export const TableBody = memo(function TableBody(props: TableBodyProps) {
  const { rows, columns, query, selection, onMenu } = props;
  const moving = useSelector(selectMoving);
  const fresh = useSelector(selectFreshIds);
  const { applicants, items, height } = rows;
  return (
    <tbody>
      {items.map(({ index, start }, place) => {
        const applicant = applicants[index]!;
        const { id } = applicant;
        return (
          <Fragment key={id}>
            <Gap height={start - (items[place - 1]?.end ?? 0)} />
            <TableRow
              applicant={applicant}
              columns={columns}
              index={index}
              isSelected={selection.ids.has(id)}
              isFresh={fresh.includes(id)}
              isMoving={id in moving}
              query={query}
              onToggle={selection.toggle}
              onMenu={onMenu}
            />
          </Fragment>
        );
      })}
      <Gap height={height - (items.at(-1)?.end ?? 0)} />
    </tbody>
  );
});

function Gap({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} />;
}
