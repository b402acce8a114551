import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ApplicationStatus, applicationStatusSchema } from '@cpa/shared/contracts';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { listQuery } from '../../../../applicant-list/listQuery.ts';
import { useText } from '../../../../messages/texts.ts';
import { boardColumns } from '../../model/board.ts';
import { selectFreshIds } from '../../state/applicantsSlice.ts';
import { selectMoving, selectMovingTo } from '../../state/movesSlice.ts';
import { useFocusRequest } from '../useFocusRequest.ts';
import { useFocusedRange } from '../useVirtualRows.ts';
import type { ApplicantViewProps } from '../viewProps.ts';
import styles from './PhoneList.module.css';
import { PhoneRow } from './PhoneRow.tsx';
import { StageTabs } from './StageTabs.tsx';

/** Height of a row in pixels. */
const ROW = 84;

/** The board for phones: one stage at a time. Opens on the first stage with applicants. */
export function PhoneList({ applicants, view, vacancyId, actions, onChange }: ApplicantViewProps) {
  const t = useText();
  const moving = useSelector(selectMoving);
  const movingTo = useSelector(selectMovingTo);
  const fresh = useSelector(selectFreshIds);
  const columns = useMemo(() => boardColumns(applicants, moving, movingTo), [applicants, moving, movingTo]);
  const fromUrl = applicationStatusSchema.options.find((option) => option === view.status);
  const [first] = useState(() => columns.find((column) => column.applicants.length > 0)?.status);
  const stage: ApplicationStatus = fromUrl ?? first ?? 'new';
  const cards = columns.find(({ status }) => status === stage)!.applicants;
  const ids = useMemo(() => cards.map(({ id }) => id), [cards]);
  const listRef = useRef<HTMLUListElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    setMargin((listRef.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, [cards.length]);
  const rangeExtractor = useFocusedRange(ids, listRef);
  const getItemKey = useCallback((index: number) => ids[index]!, [ids]);
  // oxlint-disable-next-line react/incompatible-library -- the component is not compiled
  const rows = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => ROW,
    getItemKey,
    rangeExtractor,
    scrollMargin: margin,
    overscan: 6,
  });
  useFocusRequest({
    request: actions.focusRequest,
    ids,
    rootRef: listRef,
    scrollTo: (index) => rows.scrollToIndex(index),
  });
  const query = listQuery({ ...view, status: stage }, { vacancyId, stage });
  return (
    <>
      <StageTabs columns={columns} stage={stage} onSelect={(status) => onChange({ status })} />
      {cards.length === 0 && <p className={styles.none}>{t('applicants.board.empty')}</p>}
      <ul ref={listRef} className={styles.list} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const applicant = cards[index]!;
          return (
            <PhoneRow
              key={applicant.id}
              applicant={applicant}
              top={start - margin}
              withVacancy={vacancyId === null}
              query={query}
              isFresh={fresh.includes(applicant.id)}
              isMoving={applicant.id in moving}
              onMenu={actions.openMenu}
              onMove={actions.move}
            />
          );
        })}
      </ul>
    </>
  );
}
