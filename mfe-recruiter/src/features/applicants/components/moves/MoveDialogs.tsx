import { VisuallyHidden } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '../../../../errors/lazyPart.tsx';
import { failuresDismissed } from '../../state/moveEvents.ts';
import { selectMoveFailures } from '../../state/movesSlice.ts';
import type { MoveActions } from './useMoveActions.ts';

const menu = lazyPart(async () => await import(/* webpackChunkName: "applicantMoves" */ './MoveMenu.tsx'));
const dialog = lazyPart(
  async () => await import(/* webpackChunkName: "applicantMoves" */ './MoveDialog.tsx'),
);
const report = lazyPart(
  async () => await import(/* webpackChunkName: "applicantMoves" */ './FailureDialog.tsx'),
);

/** The menu and the dialogs of moves, loaded when first opened. */
export function MoveDialogs({ actions }: { actions: MoveActions }) {
  const dispatch = useDispatch();
  const failures = useSelector(selectMoveFailures);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{actions.announcement}</span>
      </VisuallyHidden>
      <menu.Part isShown={actions.menu !== null} onClose={actions.closeMenu}>
        {(MoveMenu) => actions.menu && <MoveMenu menu={actions.menu} actions={actions} />}
      </menu.Part>
      <dialog.Part isShown={actions.draft !== null} onClose={actions.closeDraft}>
        {(MoveDialog) => actions.draft && <MoveDialog draft={actions.draft} actions={actions} />}
      </dialog.Part>
      <report.Part isShown={failures.length > 0} onClose={() => dispatch(failuresDismissed())}>
        {(FailureDialog) => failures.length > 0 && <FailureDialog failures={failures} />}
      </report.Part>
    </>
  );
}

/** Loads the menu and the dialogs in advance, for example when a button that opens them is hovered or focused. */
export function prefetchMoves(): void {
  menu.prefetch();
  dialog.prefetch();
}
