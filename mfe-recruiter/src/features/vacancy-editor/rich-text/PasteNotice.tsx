import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { useFormat } from '@cpa/shared/i18n';
import { Button, FileTextIcon, IconButton, XIcon } from '@cpa/shared/ui';
import { UNDO_COMMAND } from 'lexical';
import { useText } from '../../../messages/texts.ts';
import type { PasteReport } from './paste/blocks.ts';
import styles from './RichText.module.css';

type PasteNoticeProps = { report: PasteReport; onClose: () => void };

/** Lists what a paste kept and left out, and offers to undo it. */
export function PasteNotice({ report, onClose }: PasteNoticeProps) {
  const t = useText();
  const { formatList } = useFormat();
  const [editor] = useLexicalComposerContext();
  const kept = (['headings', 'lists', 'links'] as const)
    .filter((kind) => report[kind] > 0)
    .map((kind) => t(`editor.paste.${kind}`, { count: report[kind] }));
  const removed = [
    ...(report.hasStyles ? [t('editor.paste.styles')] : []),
    ...(report.pictures > 0 ? [t('editor.paste.pictures', { count: report.pictures })] : []),
    ...(report.tables > 0 ? [t('editor.paste.tables', { count: report.tables })] : []),
  ];
  const undo = () => {
    editor.dispatchCommand(UNDO_COMMAND, undefined);
    editor.focus();
    onClose();
  };
  return (
    <div className={styles.notice}>
      <FileTextIcon />
      <output className={styles.noticeText}>
        <span>
          {kept.length > 0 ? t('editor.paste.kept', { kept: formatList(kept) }) : t('editor.paste.keptText')}
        </span>{' '}
        {removed.length > 0 && <span>{t('editor.paste.removed', { removed: formatList(removed) })}</span>}
      </output>
      <Button variant="quiet" size="small" onClick={undo}>
        {t('editor.paste.undo')}
      </Button>
      <IconButton label={t('editor.paste.close')} icon={<XIcon size={16} />} onClick={onClose} />
    </div>
  );
}
