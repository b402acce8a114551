import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $createHeadingNode } from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import { $createParagraphNode, $getSelection } from 'lexical';
import { useText } from '../../../messages/texts.ts';
import styles from './RichText.module.css';
import type { BlockKind } from './useToolbarState.ts';

/** Chooses between text, heading and subheading. The tab stop of the toolbar. */
export function BlockSelect({ block }: { block: BlockKind }) {
  const t = useText();
  const [editor] = useLexicalComposerContext();
  const change = (kind: string) => {
    editor.update(() => {
      const selection = $getSelection();
      if (!selection) return;
      $setBlocksType(selection, () =>
        kind === 'h2' || kind === 'h3' ? $createHeadingNode(kind) : $createParagraphNode(),
      );
    });
    editor.focus();
  };
  return (
    <select
      data-tool
      className={styles.block}
      aria-label={t('editor.text.block')}
      value={block === 'h2' || block === 'h3' ? block : 'p'}
      onChange={({ target }) => change(target.value)}
    >
      <option value="p">{t('editor.text.paragraph')}</option>
      <option value="h2">{t('editor.text.heading')}</option>
      <option value="h3">{t('editor.text.subheading')}</option>
    </select>
  );
}
