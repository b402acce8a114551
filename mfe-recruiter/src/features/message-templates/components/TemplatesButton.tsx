import type { ApplicationStatus } from '@cpa/shared/contracts';
import { afterDialogs, Button } from '@cpa/shared/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { lazyPart } from '../../../errors/lazyPart.tsx';
import { useText } from '../../../messages/texts.ts';
import { templates } from '../state/templates.ts';
import type { TemplatesDialogProps } from './TemplatesDialog.tsx';

const dialog = lazyPart<TemplatesDialogProps>(
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
  const close = () => setIsOpen(false);
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
      <dialog.Part isShown={isOpen} onClose={close}>
        {(Dialog) => (
          <Dialog
            applicationId={applicationId}
            stage={stage}
            isOpen={isOpen}
            onClose={close}
            onUse={(text) => {
              close();
              afterDialogs(() => onUse(text));
            }}
          />
        )}
      </dialog.Part>
    </>
  );
}
