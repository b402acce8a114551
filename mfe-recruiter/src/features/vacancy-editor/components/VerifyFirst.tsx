import { selectProfile } from '@cpa/shared/session';
import { Button, MailIcon } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { verificationMailRequested } from '../state/editorEvents.ts';

type VerifyFirstProps = { isOpen: boolean; onClose: () => void };

/** Explains to an unverified recruiter the requirements of publishing. */
export default function VerifyFirst({ isOpen, onClose }: VerifyFirstProps) {
  const t = useText();
  const dispatch = useDispatch();
  const email = useSelector(selectProfile)?.email ?? '';
  const send = () => {
    dispatch(verificationMailRequested());
    onClose();
  };
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('editor.verify.later')}
      </Button>
      <Button icon={<MailIcon />} onClick={send}>
        {t('editor.verify.send')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('editor.verify.title')} size="small" actions={actions}>
      <p>{t('editor.verify.text', { email })}</p>
    </Dialog>
  );
}
