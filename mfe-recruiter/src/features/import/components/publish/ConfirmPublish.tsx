import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '../../../../errors/lazyPart.tsx';
import { publishCancelled } from '../../state/importEvents.ts';
import { selectPublish } from '../../state/publishSlice.ts';

const dialog = lazyPart(() => import(/* webpackChunkName: "publishDialog" */ './PublishDialog.tsx'));

/** Asks for confirmation before the selection is published, while it is asked for. */
export function ConfirmPublish() {
  const dispatch = useDispatch();
  const isOpen = useSelector(selectPublish).dialog !== 'closed';
  return (
    <dialog.Part isShown={isOpen} onClose={() => dispatch(publishCancelled())}>
      {(Dialog) => isOpen && <Dialog />}
    </dialog.Part>
  );
}
