import { VisuallyHidden } from '@cpa/shared/ui';
import type { OwnVacancy } from '@cpa/shared/contracts';
import { useMemo } from 'react';
import { useText } from '../../../../messages/texts.ts';
import {
  ACTIONS_WIDTH,
  fittingColumns,
  isDenseTable,
  SELECT_WIDTH,
  type TableLayout,
  widthOf,
  withWidth,
} from '../../model/tableColumns.ts';
import type { TableView } from '../../model/tableView.ts';
import type { ChangeView } from '../useTableView.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { SelectBox } from './SelectBox.tsx';
import type { RowHandlers } from './rowHandlers.ts';
import { VacancyTableRow } from './VacancyTableRow.tsx';
import { useElementWidth } from './useElementWidth.ts';
import styles from './VacancyTable.module.css';

type VacancyTableProps = {
  rows: readonly OwnVacancy[];
  /** Index of the first row among all rows. */
  offset: number;
  total: number;
  view: TableView;
  changeView: ChangeView;
  layout: TableLayout;
  changeLayout: (layout: TableLayout) => void;
  selected: ReadonlySet<number>;
  onSelectPage: (isSelecting: boolean) => void;
  handlers: RowHandlers;
  today: string;
};

/** The table of one page of vacancies, with as many columns as fit. */
export function VacancyTable({
  rows,
  offset,
  total,
  view,
  changeView,
  layout,
  changeLayout,
  selected,
  onSelectPage,
  handlers,
  today,
}: VacancyTableProps) {
  const t = useText();
  const [ref, width] = useElementWidth();
  const columns = useMemo(() => fittingColumns(layout, width), [layout, width]);
  const selectedHere = rows.filter(({ id }) => selected.has(id)).length;
  return (
    <div ref={ref} className={styles.frame}>
      <table
        className={styles.table}
        data-dense={isDenseTable(layout, total) || undefined}
        aria-rowcount={total + 1}
      >
        <VisuallyHidden as="caption">{t('vacancies.title')}</VisuallyHidden>
        <colgroup>
          <col style={{ width: SELECT_WIDTH }} />
          {columns.map((id) => (
            <col key={id} style={id === 'title' ? undefined : { width: widthOf(id, layout) }} />
          ))}
          <col style={{ width: ACTIONS_WIDTH }} />
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.select}>
              <SelectBox
                label={t('vacancyTable.selectPage')}
                isChecked={selectedHere > 0 && selectedHere === rows.length}
                isMixed={selectedHere > 0 && selectedHere < rows.length}
                onToggle={() => onSelectPage(selectedHere < rows.length)}
              />
            </th>
            {columns.map((id) => (
              <HeaderCell
                key={id}
                id={id}
                view={view}
                changeView={changeView}
                width={widthOf(id, layout)}
                onResize={(next) => changeLayout(withWidth(layout, id, next))}
              />
            ))}
            <th scope="col">
              <VisuallyHidden>{t('vacancyTable.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((vacancy, index) => (
            <VacancyTableRow
              key={vacancy.id}
              vacancy={vacancy}
              columns={columns}
              rowIndex={offset + index + 2}
              isSelected={selected.has(vacancy.id)}
              handlers={handlers}
              today={today}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
