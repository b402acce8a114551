import type { ResumeFile } from '@cpa/shared/contracts';
import { Button, lazyComponent, LoadError, UploadIcon } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { selectProfileStatus } from '../../state/profileSlice.ts';
import { useEditing } from '../sections/useEditing.ts';

const dialog = lazyComponent(() => import(/* webpackChunkName: "profile-filling" */ './FillingDialog.tsx'));

type FillProfileProps = {
  /** Loads a stored resume. Rejects when it cannot be loaded. */
  loadResume: (resume: ResumeFile) => Promise<File>;
  /** Called after the profile was filled. */
  onFilled: () => void;
};

/** The button that opens the dialog to fill the profile; `?edit=filling` opens it too. */
export function FillProfile({ loadResume, onFilled }: FillProfileProps) {
  const t = useText();
  const status = useSelector(selectProfileStatus);
  const isKnown = status === 'loaded' || status === 'missing';
  const editing = useEditing('filling');
  const isOpen = isKnown && editing.isOpen;
  const { Component, isFailed, retry } = dialog.useComponent(isOpen);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        icon={<UploadIcon />}
        aria-disabled={!isKnown}
        isLoading={isOpen && !Component && !isFailed}
        onClick={editing.onOpen}
      >
        {t('profile.fill')}
      </Button>
      {isOpen && Component && (
        <Component loadResume={loadResume} onFilled={onFilled} onClose={editing.close} />
      )}
      {isFailed && (
        <Dialog isOpen title={t('profile.fill')} onClose={editing.close}>
          <LoadError error={{ kind: 'network', requestId: null }} onRetry={retry} />
        </Dialog>
      )}
    </>
  );
}
