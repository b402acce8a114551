import { Button, lazyComponent } from '@cpa/shared/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events } from '../state/accountSlice.ts';
import { AccountSection } from './AccountSection.tsx';

const dialog = lazyComponent(
  () => import(/* webpackChunkName: "delete-account" */ './DeleteAccountDialog.tsx'),
);

/** Explains the effect of deleting and opens the dialog. */
export function DeleteAccount() {
  const t = useText();
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const { Component } = dialog.useComponent(isOpen);
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
      {Component && <Component isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </AccountSection>
  );
}
