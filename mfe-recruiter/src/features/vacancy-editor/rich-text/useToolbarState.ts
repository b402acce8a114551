import { $isLinkNode } from '@lexical/link';
import { $isListNode, ListNode } from '@lexical/list';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $isHeadingNode } from '@lexical/rich-text';
import { $getNearestNodeOfType } from '@lexical/utils';
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
} from 'lexical';
import { useEffect, useState } from 'react';

export type BlockKind = 'p' | 'h2' | 'h3' | 'bullet' | 'number';

const NOTHING = { block: 'p' as BlockKind, isBold: false, isItalic: false, href: null as string | null };

/** Returns the formatting at the selection, and whether there is a change to undo. */
export function useToolbarState() {
  const [editor] = useLexicalComposerContext();
  const [format, setFormat] = useState(NOTHING);
  const [canUndo, setCanUndo] = useState(false);
  const [canRedo, setCanRedo] = useState(false);
  useEffect(() => {
    const listener = (set: (value: boolean) => void) => (value: boolean) => {
      set(value);
      return false;
    };
    const offs = [
      editor.registerUpdateListener(({ editorState }) => {
        const next = editorState.read($readFormat);
        setFormat((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
      }),
      editor.registerCommand(CAN_UNDO_COMMAND, listener(setCanUndo), COMMAND_PRIORITY_LOW),
      editor.registerCommand(CAN_REDO_COMMAND, listener(setCanRedo), COMMAND_PRIORITY_LOW),
    ];
    return () => offs.forEach((off) => off());
  }, [editor]);
  return { ...format, canUndo, canRedo };
}

function $readFormat(): typeof NOTHING {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return NOTHING;
  const node = selection.anchor.getNode();
  const heading = $findMatchingParent(node, $isHeadingNode);
  const list = $getNearestNodeOfType(node, ListNode);
  const link = $findMatchingParent(node, $isLinkNode);
  let block: BlockKind = 'p';
  if (heading) block = heading.getTag() <= 'h2' ? 'h2' : 'h3';
  else if ($isListNode(list)) block = list.getListType() === 'number' ? 'number' : 'bullet';
  return {
    block,
    isBold: selection.hasFormat('bold'),
    isItalic: selection.hasFormat('italic'),
    href: link?.getURL() ?? null,
  };
}
