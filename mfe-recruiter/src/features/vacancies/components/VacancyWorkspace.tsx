import { dayInAruba, type OwnVacancy } from '@cpa/shared/contracts';
import { Pagination, useMediaQuery } from '@cpa/shared/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import { filterVacancies, vacanciesInTab } from '../model/filterVacancies.ts';
import { isFiltered, viewToQuery } from '../model/tableView.ts';
import { countTabs } from '../model/vacancyTabs.ts';
import { SelectionBar } from './actions/SelectionBar.tsx';
import { useVacancyActions } from './actions/useVacancyActions.tsx';
import { NoMatch } from './NoMatch.tsx';
import { StageLegend } from './table/StageLegend.tsx';
import { PAGE_SIZE, useVacancyTable } from './table/useVacancyTable.ts';
import { VacancyCards } from './table/VacancyCards.tsx';
import { VacancyTable } from './table/VacancyTable.tsx';
import { VacancyTabs } from './toolbar/VacancyTabs.tsx';
import { VacancyToolbar } from './toolbar/VacancyToolbar.tsx';
import { downloadCsv } from './downloadCsv.ts';
import { useSelection } from './useSelection.ts';
import { useTableKeys } from './useTableKeys.ts';
import { useTableLayout } from './useTableLayout.ts';
import { useTableView } from './useTableView.ts';
import styles from './VacancyWorkspace.module.css';

/** Tabs, filters, table and actions of the recruiter's vacancies. */
export function VacancyWorkspace({ vacancies }: { vacancies: readonly OwnVacancy[] }) {
  const t = useText();
  const isPhone = useMediaQuery('(max-width: 767px)');
  const [today] = useState(() => dayInAruba(new Date()));
  const [view, changeView] = useTableView();
  const [layout, changeLayout] = useTableLayout();
  useTableKeys();

  const search = useDeferredValue(view.search);
  const { departments, districts, posters, tab } = view;
  const matching = useMemo(
    () => filterVacancies(vacancies, { search, departments, districts, posters }),
    [vacancies, search, departments, districts, posters],
  );
  const counts = useMemo(() => countTabs(matching, today), [matching, today]);
  const listed = useMemo(() => vacanciesInTab(matching, tab, today), [matching, tab, today]);
  const { ordered, shown, page, lastPage } = useVacancyTable(listed, view);
  const selection = useSelection(ordered);
  const actions = useVacancyActions(ordered, today, selection.select);
  const handlers = useMemo(
    () => ({ onToggle: selection.toggle, onAsk: actions.askOne, onMenu: actions.openMenu }),
    [selection.toggle, actions.askOne, actions.openMenu],
  );
  const offset = (page - 1) * PAGE_SIZE;
  const shared = { rows: shown, selected: selection.ids, handlers, today };

  return (
    <>
      <VacancyTabs view={view} counts={counts} />
      <VacancyToolbar
        vacancies={vacancies}
        view={view}
        changeView={changeView}
        layout={layout}
        changeLayout={changeLayout}
        rows={listed.length}
        hasColumns={!isPhone}
      />
      {listed.length === 0 && (
        <NoMatch
          isFiltered={isFiltered(view)}
          onClear={() => changeView({ tab: 'all', search: '', departments: [], districts: [], posters: [] })}
        />
      )}
      {listed.length > 0 && isPhone && <VacancyCards {...shared} />}
      {listed.length > 0 && !isPhone && (
        <VacancyTable
          {...shared}
          offset={offset}
          total={listed.length}
          view={view}
          changeView={changeView}
          layout={layout}
          changeLayout={changeLayout}
          onSelectPage={(isSelecting) => selection.toggleAll(shown, isSelecting)}
        />
      )}
      <div className={styles.foot}>
        <p role="status">
          {t('vacancyTable.range', {
            first: Math.min(offset + 1, listed.length),
            last: Math.min(offset + PAGE_SIZE, listed.length),
            count: listed.length,
            total: vacancies.length,
            isFiltered: listed.length < vacancies.length ? 'yes' : 'no',
          })}
        </p>
        {!isPhone && <StageLegend />}
      </div>
      <Pagination
        page={page}
        lastPage={lastPage}
        label={t('vacancyTable.pages')}
        hrefFor={(next) => ({ search: viewToQuery({ ...view, page: next }).toString() })}
      />
      {selection.chosen.length > 0 && (
        <SelectionBar
          chosen={selection.chosen}
          total={listed.length}
          today={today}
          onSelectAll={() => selection.toggleAll(ordered, true)}
          onClear={() => selection.select([])}
          onExport={() => downloadCsv(selection.chosen)}
          onAsk={(action) => actions.ask(action, selection.chosen)}
        />
      )}
      {actions.overlay}
    </>
  );
}
