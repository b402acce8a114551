import { Button } from '@cpa/shared/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { lazyPart } from '../../../errors/lazyPart.tsx';
import { useText } from '../../../messages/texts.ts';
import { events } from '../state/accountSlice.ts';
import { AccountSection } from './AccountSection.tsx';

const dialog = lazyPart(() => import(/* webpackChunkName: "delete-account" */ './DeleteAccountDialog.tsx'));

/** Explains the effect of deleting and opens the dialog. */
export function DeleteAccount() {
  const t = useText();
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const open = () => {
    dispatch(events.partRequested('deletion'));
    setIsOpen(true);
  };
  return (
    <AccountSection title={t('delete.section')} text={t('delete.text')}>
      <div>
        <Button variant="secondary" onPointerEnter={dialog.prefetch} onClick={open}>
          {t('delete.open')}
        </Button>
      </div>
      <dialog.Part isShown={isOpen} onClose={close}>
        {(Dialog) => <Dialog isOpen={isOpen} onClose={close} />}
      </dialog.Part>
    </AccountSection>
  );
}
