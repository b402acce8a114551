import { lazyComponent, VisuallyHidden } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { selectMoveFailures } from '../../state/movesSlice.ts';
import type { MoveActions } from './useMoveActions.ts';

const menu = lazyComponent(
  async () => await import(/* webpackChunkName: "applicantMoves" */ './MoveMenu.tsx'),
);
const dialog = lazyComponent(
  async () => await import(/* webpackChunkName: "applicantMoves" */ './MoveDialog.tsx'),
);
const report = lazyComponent(
  async () => await import(/* webpackChunkName: "applicantMoves" */ './FailureDialog.tsx'),
);

/** The menu and the dialogs of moves, loaded when first opened. */
export function MoveDialogs({ actions }: { actions: MoveActions }) {
  const failures = useSelector(selectMoveFailures);
  const { Component: MoveMenu } = menu.useComponent(actions.menu !== null);
  const { Component: MoveDialog } = dialog.useComponent(actions.draft !== null);
  const { Component: FailureDialog } = report.useComponent(failures.length > 0);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{actions.announcement}</span>
      </VisuallyHidden>
      {actions.menu && MoveMenu && <MoveMenu menu={actions.menu} actions={actions} />}
      {actions.draft && MoveDialog && <MoveDialog draft={actions.draft} actions={actions} />}
      {failures.length > 0 && FailureDialog && <FailureDialog failures={failures} />}
    </>
  );
}

/** Loads the menu and the dialogs in advance, for example when a button that opens them is hovered or focused. */
export function prefetchMoves(): void {
  menu.prefetch();
  dialog.prefetch();
}
