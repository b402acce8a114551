import { Button, lazyComponent } from '@cpa/shared/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { draftChanged } from '../../state/reviewSlice.ts';

const dialog = lazyComponent(() => import(/* webpackChunkName: "rejectDialog" */ './RejectDialog.tsx'));

/** Asks for a template, then prepares the rejection; nothing is saved yet. */
export function RejectButton({ name }: { name: string }) {
  const t = useText();
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const { Component: RejectDialog } = dialog.useComponent(isOpen);
  return (
    <>
      <Button
        variant="secondary"
        className="coral"
        onClick={() => setIsOpen(true)}
        onPointerEnter={dialog.prefetch}
      >
        {t('next.reject')}
      </Button>
      {RejectDialog && (
        <RejectDialog
          name={name}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onChoose={(note) => {
            dispatch(draftChanged({ status: 'rejected', ...(note !== null && { note }) }));
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
