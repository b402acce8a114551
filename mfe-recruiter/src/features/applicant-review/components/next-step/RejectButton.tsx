import { Button, IconButton, XIcon } from '@cpa/shared/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { lazyPart } from '../../../../errors/lazyPart.tsx';
import { useText } from '../../../../messages/texts.ts';
import { draftChanged } from '../../state/reviewSlice.ts';

const dialog = lazyPart(() => import(/* webpackChunkName: "rejectDialog" */ './RejectDialog.tsx'));

type RejectButtonProps = {
  name: string;
  isIcon?: boolean;
  /** Called after the rejection is prepared. */
  onChosen?: () => void;
};

/** Asks for a template, then prepares the rejection; nothing is saved yet. */
export function RejectButton({ name, isIcon = false, onChosen }: RejectButtonProps) {
  const t = useText();
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const opener = { className: 'coral', onClick: () => setIsOpen(true), onPointerEnter: dialog.prefetch };
  return (
    <>
      {isIcon ? (
        <IconButton {...opener} isFramed label={t('next.reject')} icon={<XIcon />} />
      ) : (
        <Button {...opener} variant="secondary">
          {t('next.reject')}
        </Button>
      )}
      <dialog.Part isShown={isOpen} onClose={close}>
        {(RejectDialog) => (
          <RejectDialog
            name={name}
            isOpen={isOpen}
            onClose={close}
            onChoose={(note) => {
              dispatch(draftChanged({ status: 'rejected', ...(note !== null && { note }) }));
              close();
              onChosen?.();
            }}
          />
        )}
      </dialog.Part>
    </>
  );
}
