import { useSelector } from 'react-redux';
import { selectUndoable } from '../../state/movesSlice.ts';
import { UndoBar } from './UndoBar.tsx';

const MAX_SHOWN = 3;

/** Offers to undo the latest moves. The live region exists before its content, so that it is announced. */
export function UndoBars() {
  const moves = useSelector(selectUndoable);
  return (
    <div role="status" data-undo-bars>
      {moves.slice(-MAX_SHOWN).map((move) => (
        <UndoBar key={move.key} move={move} />
      ))}
    </div>
  );
}
