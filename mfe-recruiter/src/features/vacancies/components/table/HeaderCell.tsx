import { ArrowDownIcon, ArrowUpIcon } from '@cpa/shared/ui/icons';
import { useText } from '../../../../messages/texts.ts';
import type { ColumnId } from '../../model/tableColumns.ts';
import { SORT_COLUMNS, type TableView } from '../../model/tableView.ts';
import type { ChangeView } from '../useTableView.ts';
import { ResizeHandle } from './ResizeHandle.tsx';
import styles from './HeaderCell.module.css';

type HeaderCellProps = {
  id: ColumnId;
  view: TableView;
  changeView: ChangeView;
  width: number;
  onResize: (width: number) => void;
};

/** Columns whose first click sorts the highest values to the top. */
const DESCENDING_FIRST: ReadonlySet<ColumnId> = new Set(['applicants', 'views', 'created']);

/** A column header: a click sorts, another one reverses the order, dragging the edge resizes. */
export function HeaderCell({ id, view, changeView, width, onResize }: HeaderCellProps) {
  const t = useText();
  const label = t(`vacancyColumn.${id}`);
  const sortable = SORT_COLUMNS.find((column) => column === id);
  const isSorted = view.sort === id;
  const sort = () => {
    if (!sortable) return;
    const isDescending = isSorted ? !view.isDescending : DESCENDING_FIRST.has(id);
    changeView({ sort: sortable, isDescending });
  };
  return (
    <th
      scope="col"
      className="relative"
      data-column={id}
      {...(sortable && { 'aria-sort': sortOf(isSorted, view.isDescending) })}
    >
      {sortable ? (
        <button
          type="button"
          className={styles.sort}
          data-sorted={isSorted || undefined}
          title={label}
          onClick={sort}
        >
          <span className={styles.label}>{label}</span>
          {isSorted && (view.isDescending ? <ArrowDownIcon size={14} /> : <ArrowUpIcon size={14} />)}
        </button>
      ) : (
        <span className={styles.label} title={label}>
          {label}
        </span>
      )}
      {id !== 'title' && (
        <ResizeHandle label={t('vacancyTable.resize', { column: label })} width={width} onResize={onResize} />
      )}
    </th>
  );
}

function sortOf(isSorted: boolean, isDescending: boolean): 'none' | 'ascending' | 'descending' {
  if (!isSorted) return 'none';
  return isDescending ? 'descending' : 'ascending';
}
