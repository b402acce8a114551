import { BoardIcon, Button, Checkbox } from '@cpa/shared/ui';
import { useText } from '../../../../messages/texts.ts';
import {
  COLUMNS,
  DEFAULT_LAYOUT,
  isDenseTable,
  type TableLayout,
  withColumn,
} from '../../model/tableColumns.ts';
import styles from './FilterPopover.module.css';
import { Popover } from './Popover.tsx';

type ColumnsPopoverProps = {
  layout: TableLayout;
  /** Number of rows in the table. */
  rows: number;
  onChange: (layout: TableLayout) => void;
};

/** Choice of columns and density, stored for this user. */
export function ColumnsPopover({ layout, rows, onChange }: ColumnsPopoverProps) {
  const t = useText();
  return (
    <Popover align="end" icon={<BoardIcon size={16} />} label={t('vacancyTable.columns')}>
      <fieldset className="stack-2">
        <legend className={styles.legend}>{t('vacancyTable.columnsShown')}</legend>
        {COLUMNS.filter(({ id }) => id !== 'title').map(({ id }) => (
          <Checkbox
            key={id}
            label={t(`vacancyColumn.${id}`)}
            checked={!layout.hidden.includes(id)}
            onChange={({ target }) => onChange(withColumn(layout, id, target.checked))}
          />
        ))}
      </fieldset>
      <Checkbox
        label={t('vacancyTable.dense')}
        hint={t('vacancyTable.denseHint')}
        checked={isDenseTable(layout, rows)}
        onChange={({ target }) => onChange({ ...layout, isDense: target.checked })}
      />
      <Button variant="quiet" size="small" onClick={() => onChange(DEFAULT_LAYOUT)}>
        {t('vacancyTable.resetColumns')}
      </Button>
    </Popover>
  );
}
