import { createEditor, type LexicalEditor } from 'lexical';
import { $readMarkdown, $writeMarkdown, NODES } from '../transformers.ts';

/** Editor without a page, which throws what it catches. */
export function anEditor(): LexicalEditor {
  return createEditor({
    nodes: NODES,
    onError: (error) => {
      throw error;
    },
  });
}

/** Opens a stored text and returns what the editor would store. */
export function roundTrip(markdown: string): string {
  const editor = anEditor();
  editor.update(() => $readMarkdown(markdown), { discrete: true });
  return editor.getEditorState().read($writeMarkdown);
}
