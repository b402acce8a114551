import { useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { listQuery } from '../../../../applicant-list/listQuery.ts';
import { useText } from '../../../../messages/texts.ts';
import { selectFreshIds } from '../../state/applicantsSlice.ts';
import { selectMoving } from '../../state/movesSlice.ts';
import { useFocusRequest } from '../useFocusRequest.ts';
import { useStoredScroll } from '../useStoredScroll.ts';
import { revealRow, useVirtualRows } from '../useVirtualRows.ts';
import type { ApplicantViewProps } from '../viewProps.ts';
import styles from './ApplicantTable.module.css';
import { columnsFor } from './columns.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';

/** Height of a row in pixels: 25 rows fit a screen of 900 px. */
const ROW = 27;

/** A dense table of applicants with virtual rows. */
export default function ApplicantTable({
  applicants,
  view,
  vacancyId,
  selection,
  actions,
  onChange,
}: ApplicantViewProps) {
  const t = useText();
  const scrollRef = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  const initialOffset = useStoredScroll(scrollRef, `${pathname}${search}`);
  const ids = useMemo(() => applicants.map(({ id }) => id), [applicants]);
  const rows = useVirtualRows({
    count: ids.length,
    size: ROW,
    scrollRef,
    initialOffset,
    keyOf: (index) => ids[index]!,
  });
  useFocusRequest({
    request: actions.focusRequest,
    ids,
    rootRef: scrollRef,
    scrollTo: (index) => revealRow(rows, index),
  });
  const moving = useSelector(selectMoving);
  const fresh = useSelector(selectFreshIds);
  const columns = columnsFor(vacancyId === null);
  const virtualRows = rows.getVirtualItems();
  const above = virtualRows[0]?.start ?? 0;
  const below = rows.getTotalSize() - (virtualRows.at(-1)?.end ?? 0);
  const query = listQuery(view, { vacancyId });
  return (
    <div
      ref={scrollRef}
      className={styles.scroll}
      role="region"
      aria-label={t('applicants.table.label')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
    >
      <table className={styles.table} aria-rowcount={ids.length + 1} data-across={vacancyId === null}>
        <caption className={styles.caption}>{t('applicants.table.caption')}</caption>
        <TableHead columns={columns} view={view} selection={selection} ids={ids} onChange={onChange} />
        <tbody>
          {above > 0 && <tr aria-hidden style={{ height: above }} />}
          {virtualRows.map(({ index }) => {
            const applicant = applicants[index]!;
            const { id } = applicant;
            return (
              <TableRow
                key={id}
                applicant={applicant}
                columns={columns}
                index={index}
                isSelected={selection.ids.has(id)}
                isFresh={fresh.includes(id)}
                isMoving={id in moving}
                query={query}
                onToggle={selection.toggle}
                onMenu={actions.openMenu}
              />
            );
          })}
          {below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
      </table>
    </div>
  );
}
