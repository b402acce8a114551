import type { ApplicantListItem } from '@cpa/shared/contracts';
import type { ApplicantView } from '../../../applicant-list/applicantView.ts';
import type { MoveActions } from './moves/useMoveActions.ts';
import type { Selection } from './useSelection.ts';

/** Props that table, board and phone list share. */
export type ApplicantViewProps = {
  /** Filtered and sorted. */
  applicants: readonly ApplicantListItem[];
  view: ApplicantView;
  /** Null for the applicants of all vacancies. */
  vacancyId: number | null;
  selection: Selection;
  actions: MoveActions;
  onChange: (change: Partial<ApplicantView>) => void;
};
