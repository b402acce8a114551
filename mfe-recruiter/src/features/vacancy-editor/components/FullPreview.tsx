import type { Options } from '@cpa/shared/contracts';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useText } from '../../../messages/texts.ts';
import { Checklist } from './Checklist.tsx';
import { PreviewPane } from './PreviewPane.tsx';

type FullPreviewProps = { options: Options; isOpen: boolean; onClose: () => void };

/** The preview in a dialog, with the page at its full width. */
export default function FullPreview({ options, isOpen, onClose }: FullPreviewProps) {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('editor.preview.dialog')} size="large">
      <PreviewPane views={['page', 'card', 'phone']} />
      <Checklist options={options} />
    </Dialog>
  );
}
