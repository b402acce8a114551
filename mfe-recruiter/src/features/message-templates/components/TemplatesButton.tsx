import type { ApplicationStatus } from '@cpa/shared/contracts';
import { afterDialogs, Button, lazyComponent } from '@cpa/shared/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { ChunkFailed } from '../../../errors/ChunkFailed.tsx';
import { useText } from '../../../messages/texts.ts';
import { templates } from '../state/templates.ts';
import type { TemplatesDialogProps } from './TemplatesDialog.tsx';

const dialog = lazyComponent<TemplatesDialogProps>(
  () => import(/* webpackChunkName: "message-templates" */ './TemplatesDialog.tsx'),
);

type TemplatesButtonProps = {
  applicationId: number;
  /** The present stage, whose templates come first. */
  stage: ApplicationStatus;
  /** Adds the text to the message that is being written. */
  onUse: (text: string) => void;
};

/** Opens the message templates of the company. */
export function TemplatesButton({ applicationId, stage, onUse }: TemplatesButtonProps) {
  const t = useText();
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const { Component: Dialog, isFailed, retry } = dialog.useComponent(isOpen);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onPointerEnter={dialog.prefetch}
        onClick={() => {
          dispatch(templates.opened(applicationId));
          setIsOpen(true);
        }}
      >
        {t('messages.templates')}
      </Button>
      {isFailed && <ChunkFailed onRetry={retry} onClose={() => setIsOpen(false)} />}
      {Dialog && (
        <Dialog
          applicationId={applicationId}
          stage={stage}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onUse={(text) => {
            setIsOpen(false);
            afterDialogs(() => onUse(text));
          }}
        />
      )}
    </>
  );
}
