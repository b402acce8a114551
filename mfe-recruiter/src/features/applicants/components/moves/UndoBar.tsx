import { useApplicationStatusName } from '@cpa/shared/domain';
import { DockPlace } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { UndoMessage } from '../../../../status-changes/UndoMessage.tsx';
import type { UndoableMove } from '../../state/moveEvents.ts';
import { moveUndo } from '../../state/moveUndo.ts';

/**
 * Offers to undo the latest move, and after it the one before. The live region exists before its content, so that it is
 * announced.
 */
export function UndoBar() {
  const moves = useSelector(moveUndo.selectOffers);
  const latest = moves.at(-1);
  return (
    <DockPlace kind="undo" role="status">
      {latest && <Latest key={latest.id} move={latest} others={moves.length - 1} />}
    </DockPlace>
  );
}

function Latest({ move, others }: { move: UndoableMove; others: number }) {
  const t = useText();
  const dispatch = useDispatch();
  const statusName = useApplicationStatusName('recruiter');
  const isUndoing = useSelector((state: object) => moveUndo.selectIsUndoing(state, move.id));
  const count = move.changes.length;
  const moved = { count, name: move.name ?? t('applicants.removed'), status: statusName(move.status) };
  return (
    <UndoMessage
      change={t(count === 1 ? 'undo.movedOne' : 'undo.movedMany', moved)}
      {...(others > 0 && { more: t('undo.more', { count: others }) })}
      isNotified={move.isNotified}
      endsAt={move.endsAt}
      isUndoing={isUndoing}
      onHold={() => dispatch(moveUndo.held(move))}
      onUndo={() => dispatch(moveUndo.requested(move))}
      focusNext={() => {
        const find = (selector: string) => document.querySelector<HTMLElement>(selector);
        (find(`[data-applicant="${move.changes[0]!.id}"]`) ?? find('[data-applicant]'))?.focus();
      }}
    />
  );
}
