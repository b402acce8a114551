import type { ApplicantListItem } from '@cpa/shared/contracts';
import { useMediaQuery } from '@cpa/shared/ui';
import { useDeferredValue, useMemo } from 'react';
import { filterApplicants } from '../../../applicant-list/filterApplicants.ts';
import { hasBoardOrder, sortApplicants } from '../../../applicant-list/sortApplicants.ts';
import styles from './ApplicantWorkspace.module.css';
import { ApplicantsLoading } from './ApplicantsLoading.tsx';
import { BulkBar } from './moves/BulkBar.tsx';
import { MoveDialogs } from './moves/MoveDialogs.tsx';
import { UndoBar } from './moves/UndoBar.tsx';
import { useMoveActions } from './moves/useMoveActions.ts';
import { NoMatch } from './NoMatch.tsx';
import { PhoneList } from './phone/PhoneList.tsx';
import { useResumeMatches } from './resume-search/useResumeMatches.ts';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useApplicantView } from './useApplicantView.ts';
import { useSelection } from './useSelection.ts';
import { WideView } from './WideView.tsx';

type ApplicantWorkspaceProps = {
  applicants: readonly ApplicantListItem[];
  isLoading: boolean;
  /** Null for the applicants of all vacancies. */
  vacancyId: number | null;
};

/** The toolbar and the same applicants as table, board, or, on phones, as a list per stage. */
export function ApplicantWorkspace({ applicants, isLoading, vacancyId }: ApplicantWorkspaceProps) {
  const [view, change] = useApplicantView();
  const isPhone = useMediaQuery('(max-width: 767px)');
  // Rendering the results may take longer than a keystroke.
  const shownView = useDeferredValue(view);
  // Board and phone show one stage per column or tab; the status only selects among them.
  const isByStage = isPhone || view.layout === 'board';
  const { found, isSearching, isFailed } = useResumeMatches(view.search, applicants.length);
  const shown = useMemo(() => {
    const filter = isByStage ? { ...shownView, status: null } : shownView;
    return sortApplicants(filterApplicants(applicants, filter, found), shownView, { isBoard: isByStage });
  }, [applicants, shownView, isByStage, found]);
  const order = useMemo(() => shown.map(({ id }) => id), [shown]);
  const selection = useSelection(order);
  const actions = useMoveActions(shown, selection, isByStage && hasBoardOrder(shownView));
  // Its options are derived from all applicants, and may follow a move after the paint.
  const listed = useDeferredValue(useMemo(() => ({ applicants, shown }), [applicants, shown]));
  // The first selection renders the bar, which may follow the paint of the checkbox.
  const barred = useDeferredValue(selection);
  const isPending = isLoading || (isSearching && shown.length === 0);
  const views = { applicants: shown, view: shownView, vacancyId, selection, actions };

  return (
    <div className={styles.workspace}>
      <Toolbar
        view={view}
        applicants={listed.applicants}
        shown={listed.shown}
        isAcrossVacancies={vacancyId === null}
        isPhone={isPhone}
        isResumeSearchFailed={isFailed}
        onChange={change}
      />
      {isPending && <ApplicantsLoading layout={isPhone ? 'phone' : view.layout} />}
      {!isPending && shown.length === 0 && <NoMatch onClear={change} />}
      {!isPending && shown.length > 0 && isPhone && <PhoneList {...views} onChange={change} />}
      {!isPending && shown.length > 0 && !isPhone && <WideView {...views} onChange={change} />}
      <UndoBar />
      {barred.ids.size > 0 && <BulkBar applicants={shown} selection={barred} actions={actions} />}
      <MoveDialogs actions={actions} />
    </div>
  );
}
