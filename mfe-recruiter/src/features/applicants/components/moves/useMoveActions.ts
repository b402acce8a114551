import type { ApplicantListItem, ApplicationStatus, StatusUpdate } from '@cpa/shared/contracts';
import { startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { boardPlaces, type BoardPlace, type BoardPlaces } from '../../model/boardPlaces.ts';
import { moveRequested, placeRequested } from '../../state/moveEvents.ts';
import type { Selection } from '../useSelection.ts';

/** A dialog that asks for a message before a move. `status` is null when it is to be chosen. */
export type MoveDraft = {
  applicants: ApplicantListItem[];
  status: ApplicationStatus | null;
} & MoveOptions;

type MoveOptions = {
  /** Place in the new column. */
  place?: BoardPlace | undefined;
  /** Status on screen when the move started. The move fails if a colleague has changed it since. */
  from?: ApplicationStatus | undefined;
};

/** IDs to focus after a move: the first one that is still listed. */
export type FocusRequest = { candidates: readonly number[] };

export type MoveActions = {
  /** Moves applicants. Asks first for a rejection and for several applicants. */
  move: (ids: readonly number[], status: ApplicationStatus, options?: MoveOptions) => void;
  /** Opens the dialog with a message to the applicants. */
  compose: (ids: readonly number[], status: ApplicationStatus | null) => void;
  /** Opens the menu with the statuses below a button. */
  openMenu: (ids: readonly number[], anchor: Element) => void;
  closeMenu: () => void;
  closeDraft: () => void;
  confirm: (update: StatusUpdate) => void;
  /** Moves a card within its column. */
  place: (applicant: ApplicantListItem, place: BoardPlace) => void;
  /** `places` is null where the order cannot be changed. */
  menu: { applicants: ApplicantListItem[]; anchor: Element; places: BoardPlaces | null } | null;
  /** Announces the last change of places to screen readers. */
  announcement: string;
  draft: MoveDraft | null;
  focusRequest: FocusRequest | null;
};

/** Moves applicants between statuses, with the menu and the dialog that lead there. */
export function useMoveActions(
  applicants: readonly ApplicantListItem[],
  selection: Selection,
  /** The cards are in an order that recruiters can change. */
  canPlace: boolean,
): MoveActions {
  const t = useText();
  const dispatch = useDispatch();
  const [announcement, setAnnouncement] = useState('');
  const [menu, setMenu] = useState<MoveActions['menu']>(null);
  const [draft, setDraft] = useState<MoveDraft | null>(null);
  const [focusRequest, setFocusRequest] = useState<FocusRequest | null>(null);
  const latest = useRef({ applicants, selection, draft, canPlace, t });
  useLayoutEffect(() => {
    latest.current = { applicants, selection, draft, canPlace, t };
  }, [applicants, selection, draft, canPlace, t]);

  // The functions never change, so that opening a menu does not render every row.
  const functions = useMemo(() => {
    const pick = (ids: readonly number[]) => {
      const wanted = new Set(ids);
      return latest.current.applicants.filter(({ id }) => wanted.has(id));
    };
    const send = (
      picked: readonly ApplicantListItem[],
      update: StatusUpdate,
      { place, from }: MoveOptions,
    ) => {
      const moved = picked.filter(({ status }) => (from ?? status) !== update.status);
      if (moved.length === 0) return;
      setFocusRequest({ candidates: focusCandidates(latest.current.applicants, moved) });
      dispatch(
        moveRequested({
          applicants: moved.map(({ id, vacancy_id, applicant_id, name, status }) => ({
            id,
            vacancy_id,
            applicant_id,
            name,
            status: from ?? status,
          })),
          update,
          ...(place && { place }),
        }),
      );
      if (moved.some(({ id }) => latest.current.selection.ids.has(id))) latest.current.selection.clear();
    };
    return {
      move(ids: readonly number[], status: ApplicationStatus, options: MoveOptions = {}) {
        const picked = pick(ids);
        if (status === 'rejected' || picked.length > 1) setDraft({ applicants: picked, status, ...options });
        else send(picked, { status }, options);
      },
      compose: (ids: readonly number[], status: ApplicationStatus | null) =>
        setDraft({ applicants: pick(ids), status }),
      openMenu(ids: readonly number[], anchor: Element) {
        const { applicants: listed, canPlace: isOrdered } = latest.current;
        const places = isOrdered && ids.length === 1 ? boardPlaces(listed, ids[0]!) : null;
        // Rendering the menu would delay the paint of the clicked button; removing it, that of the chosen item.
        startTransition(() => setMenu({ applicants: pick(ids), anchor, places }));
      },
      place({ id, name, status }: ApplicantListItem, place: BoardPlace) {
        dispatch(placeRequested({ id, status, place }));
        const { index, count } = place;
        const { t: say } = latest.current;
        setAnnouncement(say('moves.placed', { name: name ?? say('applicants.removed'), index, count }));
      },
      closeMenu: () => startTransition(() => setMenu(null)),
      closeDraft: () => setDraft(null),
      confirm(update: StatusUpdate) {
        const { draft: confirmed } = latest.current;
        setDraft(null);
        if (!confirmed) return;
        const { applicants: picked, status, place, from } = confirmed;
        send(picked, update, { from, place: update.status === status ? place : undefined });
      },
    };
  }, [dispatch]);
  return useMemo(
    () => ({ ...functions, menu, draft, focusRequest, announcement }),
    [functions, menu, draft, focusRequest, announcement],
  );
}

/** The first moved applicant, else the next one in the list, else the one before. */
function focusCandidates(
  applicants: readonly ApplicantListItem[],
  moved: readonly ApplicantListItem[],
): number[] {
  const [first] = moved;
  if (!first) return [];
  const movedIds = new Set(moved.map(({ id }) => id));
  const index = applicants.findIndex(({ id }) => id === first.id);
  const isNear = ({ id, status }: ApplicantListItem) => status === first.status && !movedIds.has(id);
  const next = applicants.slice(index + 1).find(isNear);
  const previous = applicants.slice(0, Math.max(0, index)).findLast(isNear);
  return [first, next, previous].flatMap((each) => each?.id ?? []);
}
