import { ChevronDownIcon, classNames } from '@cpa/shared/ui';
import type { ApplicantView } from '../../../../applicant-list/applicantView.ts';
import { useText } from '../../../../messages/texts.ts';
import selectBox from '../../../../select-box/selectBox.module.css';
import type { Selection } from '../useSelection.ts';
import styles from './ApplicantTable.module.css';
import { COLUMN_LABELS, COLUMN_SORTS, type ColumnId } from './columns.ts';

type TableHeadProps = {
  columns: readonly ColumnId[];
  view: ApplicantView;
  selection: Selection;
  ids: readonly number[];
  onChange: (change: Partial<ApplicantView>) => void;
};

/** Column headers: a click sorts, a second one reverses. */
export function TableHead({ columns, view, selection, ids, onChange }: TableHeadProps) {
  const t = useText();
  const isAll = selection.ids.size === ids.length;
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles.select}>
          <input
            type="checkbox"
            className={classNames(selectBox.box, styles.box)}
            aria-label={t('applicants.selectAll', { count: ids.length })}
            title={t('applicants.selectAll', { count: ids.length })}
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = !isAll && selection.ids.size > 0;
            }}
            onChange={() => (isAll ? selection.clear() : selection.selectAll(ids))}
          />
        </th>
        {columns.map((column) => {
          const sorting = COLUMN_SORTS[column];
          const label = t(COLUMN_LABELS[column]);
          if (!sorting) {
            return (
              <th key={column} scope="col" className={styles[column]}>
                {label}
              </th>
            );
          }
          const isSorted = view.sort === sorting.sort;
          const order = view.isDescending ? 'descending' : 'ascending';
          const isDescending = isSorted ? !view.isDescending : sorting.isDescendingFirst;
          return (
            <th key={column} scope="col" className={styles[column]} aria-sort={isSorted ? order : 'none'}>
              <button
                type="button"
                className={styles.sort}
                onClick={() => onChange({ sort: sorting.sort, isDescending })}
              >
                <span>{label}</span>
                {isSorted && <ChevronDownIcon size={14} className={styles.arrow} data-order={order} />}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
