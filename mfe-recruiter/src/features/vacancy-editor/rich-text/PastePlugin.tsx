import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import {
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  DROP_COMMAND,
  PASTE_COMMAND,
  PASTE_TAG,
} from 'lexical';
import { useEffect } from 'react';
import type { PasteReport } from './paste/blocks.ts';
import { $blocksToNodes } from './paste/blocksToNodes.ts';
import { cleanPaste } from './paste/cleanPaste.ts';

/** Data that Lexical copies between its own editors. */
const OWN_TYPE = 'application/x-lexical-editor';

/** Cleans pasted or dropped content, and reports what was left out. */
export function PastePlugin({ onPasted }: { onPasted: (report: PasteReport | null) => void }) {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    function insert(data: DataTransfer | null, event: Event): boolean {
      if (!data || data.types.includes(OWN_TYPE)) return false;
      event.preventDefault();
      const html = data.getData('text/html');
      const cleaned = html ? cleanHtml(html) : null;
      editor.update(
        () => {
          const selection = $getSelection();
          if (cleaned) $insertNodes($blocksToNodes(cleaned.blocks));
          else if ($isRangeSelection(selection)) selection.insertRawText(data.getData('text/plain'));
        },
        { tag: PASTE_TAG },
      );
      onPasted(cleaned && isWorthReporting(cleaned.report) ? cleaned.report : null);
      return true;
    }
    const offPaste = editor.registerCommand(
      PASTE_COMMAND,
      (event) => insert('clipboardData' in event ? event.clipboardData : null, event),
      COMMAND_PRIORITY_HIGH,
    );
    const offDrop = editor.registerCommand(
      DROP_COMMAND,
      (event) => insert(event.dataTransfer, event),
      COMMAND_PRIORITY_HIGH,
    );
    return () => {
      offPaste();
      offDrop();
    };
  }, [editor, onPasted]);
  return null;
}

/** Null for HTML without text, and in a browser that refuses to parse it: the plain text is pasted then. */
function cleanHtml(html: string): ReturnType<typeof cleanPaste> | null {
  try {
    const cleaned = cleanPaste(html);
    return cleaned.blocks.length > 0 ? cleaned : null;
  } catch {
    return null;
  }
}

function isWorthReporting({ headings, lists, hasStyles, pictures, tables }: PasteReport): boolean {
  return headings + lists + pictures + tables > 0 || hasStyles;
}
