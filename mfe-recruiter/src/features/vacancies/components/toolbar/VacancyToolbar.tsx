import type { OwnVacancy } from '@cpa/shared/contracts';
import { Button, SearchField } from '@cpa/shared/ui';
import { useMemo } from 'react';
import { SavedViews } from '../../../../saved-views/SavedViews.tsx';
import { useText } from '../../../../messages/texts.ts';
import { filterValues } from '../../model/filterVacancies.ts';
import type { TableLayout } from '../../model/tableColumns.ts';
import { isFiltered, type TableFilters, type TableView } from '../../model/tableView.ts';
import type { ChangeView } from '../useTableView.ts';
import { ColumnsPopover } from './ColumnsPopover.tsx';
import { FilterPopover } from './FilterPopover.tsx';
import styles from './VacancyToolbar.module.css';

type VacancyToolbarProps = {
  vacancies: readonly OwnVacancy[];
  view: TableView;
  changeView: ChangeView;
  layout: TableLayout;
  changeLayout: (layout: TableLayout) => void;
  /** Number of rows in the table. */
  rows: number;
  /** Cards have no columns to choose. */
  hasColumns: boolean;
};

const FILTERS = ['departments', 'districts', 'posters'] as const satisfies (keyof TableFilters)[];

/** Id of the search field, for the shortcut. */
export const SEARCH_ID = 'vacancy-search';

export function VacancyToolbar({
  vacancies,
  view,
  changeView,
  layout,
  changeLayout,
  rows,
  hasColumns,
}: VacancyToolbarProps) {
  const t = useText();
  const values = useMemo(
    () => Object.fromEntries(FILTERS.map((name) => [name, filterValues(vacancies, name)])),
    [vacancies],
  );
  return (
    <div className={styles.toolbar}>
      <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          id={SEARCH_ID}
          label={t('vacancyTable.search')}
          placeholder={t('vacancyTable.search')}
          aria-keyshortcuts="/"
          value={view.search}
          onValueChange={(search) => changeView({ search })}
        />
      </form>
      {FILTERS.map((name) => (
        <FilterPopover
          key={name}
          name={name}
          values={values[name] ?? []}
          chosen={view[name]}
          onChange={(chosen) => changeView({ [name]: chosen })}
        />
      ))}
      {isFiltered(view) && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => changeView({ search: '', departments: [], districts: [], posters: [] })}
        >
          {t('vacancyTable.clearFilters')}
        </Button>
      )}
      <div className={styles.end}>
        <SavedViews list="vacancies" />
        {hasColumns && <ColumnsPopover layout={layout} rows={rows} onChange={changeLayout} />}
      </div>
    </div>
  );
}
