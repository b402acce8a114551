import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import {
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@lexical/list';
import { ListIcon, UndoIcon } from '@cpa/shared/ui';
import {
  BoldIcon,
  IndentDecreaseIcon,
  IndentIncreaseIcon,
  ItalicIcon,
  LinkIcon,
  NumberedListIcon,
  RedoIcon,
} from '@cpa/shared/ui/icons';
import {
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  OUTDENT_CONTENT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import { BlockSelect } from './BlockSelect.tsx';
import { LinkForm } from './LinkForm.tsx';
import styles from './RichText.module.css';
import { ToolbarButton } from './ToolbarButton.tsx';
import { useToolbarState } from './useToolbarState.ts';

type ToolbarProps = { label: string; controls: string; words: number };

/** Formatting buttons. The toolbar is one tab stop; arrow keys move between its controls. */
export function Toolbar({ label, controls, words }: ToolbarProps) {
  const t = useText();
  const [editor] = useLexicalComposerContext();
  const state = useToolbarState();
  const [isLinking, setIsLinking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const isBullets = state.block === 'bullet';
  const isNumbers = state.block === 'number';
  const isList = isBullets || isNumbers;

  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || isLinking) return;
    const items = [...bar.current!.querySelectorAll<HTMLElement>('[data-tool]')];
    const at = items.indexOf(document.activeElement as HTMLElement);
    items[(at + step + items.length) % items.length]?.focus();
    event.preventDefault();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a toolbar handles the arrow keys of its controls */}
      <div
        ref={bar}
        className={styles.toolbar}
        role="toolbar"
        tabIndex={-1}
        aria-label={label}
        aria-controls={controls}
        onKeyDown={move}
      >
        <BlockSelect block={state.block} />
        <ToolbarButton
          label={t('editor.text.bold')}
          icon={<BoldIcon />}
          isPressed={state.isBold}
          onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')}
        />
        <ToolbarButton
          label={t('editor.text.italic')}
          icon={<ItalicIcon />}
          isPressed={state.isItalic}
          onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic')}
        />
        <ToolbarButton
          label={t('editor.text.link')}
          icon={<LinkIcon />}
          isPressed={state.href !== null}
          onClick={() => setIsLinking(!isLinking)}
        />
        <ToolbarButton
          label={t('editor.text.bullets')}
          icon={<ListIcon />}
          isPressed={isBullets}
          onClick={() =>
            editor.dispatchCommand(isBullets ? REMOVE_LIST_COMMAND : INSERT_UNORDERED_LIST_COMMAND, undefined)
          }
        />
        <ToolbarButton
          label={t('editor.text.numbers')}
          icon={<NumberedListIcon />}
          isPressed={isNumbers}
          onClick={() =>
            editor.dispatchCommand(isNumbers ? REMOVE_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND, undefined)
          }
        />
        <ToolbarButton
          label={t('editor.text.indent')}
          icon={<IndentIncreaseIcon />}
          isDisabled={!isList}
          onClick={() => editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined)}
        />
        <ToolbarButton
          label={t('editor.text.outdent')}
          icon={<IndentDecreaseIcon />}
          isDisabled={!isList}
          onClick={() => editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined)}
        />
        <ToolbarButton
          label={t('editor.text.undo')}
          icon={<UndoIcon />}
          isDisabled={!state.canUndo}
          onClick={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
        />
        <ToolbarButton
          label={t('editor.text.redo')}
          icon={<RedoIcon />}
          isDisabled={!state.canRedo}
          onClick={() => editor.dispatchCommand(REDO_COMMAND, undefined)}
        />
        <span className={styles.words}>{t('editor.text.words', { count: words })}</span>
      </div>
      {isLinking && <LinkForm href={state.href} onDone={() => setIsLinking(false)} />}
    </>
  );
}
