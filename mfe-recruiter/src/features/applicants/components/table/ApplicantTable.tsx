import { useMediaQuery, VisuallyHidden } from '@cpa/shared/ui';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { listQuery } from '../../../../applicant-list/listQuery.ts';
import { useText } from '../../../../messages/texts.ts';
import { useFocusRequest } from '../useFocusRequest.ts';
import { useStoredScroll } from '../useStoredScroll.ts';
import { revealRow, useVirtualRows } from '../useVirtualRows.ts';
import type { ApplicantViewProps } from '../viewProps.ts';
import styles from './ApplicantTable.module.css';
import { columnsFor } from './columns.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';

/** Height of a row in pixels: 25 rows fit a screen of 900 px, also below the count of a filter. */
const ROW = 26;
/** Height of a row on touch screens. */
const TOUCH_ROW = 44;

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
  const isTouch = useMediaQuery('(pointer: coarse)');
  const rows = useVirtualRows({ ids, size: isTouch ? TOUCH_ROW : ROW, scrollRef, initialOffset });
  useFocusRequest({
    request: actions.focusRequest,
    ids,
    rootRef: scrollRef,
    scrollTo: (index) => revealRow(rows, index),
  });
  const items = rows.getVirtualItems();
  const height = rows.getTotalSize();
  // While scrolling, the browser paints first; new rows are rendered in pauses between the next keys.
  const shown = useDeferredValue(useMemo(() => ({ applicants, items, height }), [applicants, items, height]));
  const columns = columnsFor(vacancyId === null);
  const query = listQuery(view, { vacancyId });
  return (
    <div
      ref={scrollRef}
      className={styles.scroll}
      role="region"
      aria-label={t('applicants.table.label')}
      data-selecting={selection.ids.size > 0 || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
    >
      <table className={styles.table} aria-rowcount={ids.length + 1} data-across={vacancyId === null}>
        <VisuallyHidden as="caption">{t('applicants.table.caption')}</VisuallyHidden>
        <TableHead columns={columns} view={view} selection={selection} ids={ids} onChange={onChange} />
        <TableBody
          rows={shown}
          columns={columns}
          query={query}
          selection={selection}
          onMenu={actions.openMenu}
        />
      </table>
    </div>
  );
}
