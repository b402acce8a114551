import { Dialog } from '@cpa/shared/ui/dialog';
import { useText } from '../../../messages/texts.ts';
import { PreviewPane } from './PreviewPane.tsx';

type FullPreviewProps = { isOpen: boolean; onClose: () => void };

/** The preview in a dialog, with the page at its full width. */
export default function FullPreview({ isOpen, onClose }: FullPreviewProps) {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('editor.preview.dialog')} size="large">
      <PreviewPane views={['page', 'card', 'phone']} />
    </Dialog>
  );
}
