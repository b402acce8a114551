import { LexicalComposer } from '@lexical/react/LexicalComposer';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin';
import { ListPlugin } from '@lexical/react/LexicalListPlugin';
import { OnChangePlugin } from '@lexical/react/LexicalOnChangePlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import type { EditorState } from 'lexical';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import { AutoLinkPlugin } from './AutoLinkPlugin.tsx';
import type { PasteReport } from './paste/blocks.ts';
import { PasteNotice } from './PasteNotice.tsx';
import { PastePlugin } from './PastePlugin.tsx';
import styles from './RichText.module.css';
import { Toolbar } from './Toolbar.tsx';
import { $readMarkdown, $writeMarkdown, NODES } from './transformers.ts';

type RichTextEditorProps = {
  id: string;
  labelId: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  value: string;
  maxLength: number;
  onChange: (markdown: string) => void;
  onBlur?: () => void;
};

/** Rich text over Markdown, with its toolbar and the report of the last paste. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { id, labelId, label, hint, error, value, maxLength, onChange, onBlur } = props;
  const t = useText();
  const last = useRef(value);
  const [report, setReport] = useState<PasteReport | null>(null);
  const [text, setText] = useState(value);
  const config = {
    namespace: 'vacancy',
    nodes: NODES,
    editorState: () => $readMarkdown(value),
    theme: THEME,
    onError: (problem: Error) => {
      throw problem;
    },
  };
  const exportText = (state: EditorState) => {
    const markdown = state.read($writeMarkdown);
    // Lexical may write the same text in another notation; opening it is not a change.
    if (markdown === last.current) return;
    last.current = markdown;
    setText(markdown);
    onChange(markdown);
  };
  return (
    <LexicalComposer initialConfig={config}>
      <div className={styles.editor} data-invalid={error ? true : undefined}>
        <Toolbar label={t('editor.text.toolbar', { label })} controls={id} words={countWords(text)} />
        <RichTextPlugin
          contentEditable={
            <ContentEditable
              id={id}
              className={styles.content}
              aria-labelledby={labelId}
              aria-describedby={
                [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
              }
              aria-invalid={error ? true : undefined}
              aria-multiline
              dir="auto"
              translate="no"
              onBlur={onBlur}
            />
          }
          ErrorBoundary={LexicalErrorBoundary}
        />
        <HistoryPlugin />
        <ListPlugin />
        <LinkPlugin validateUrl={(url) => /^(https?:\/\/|mailto:|tel:)/i.test(url)} />
        <AutoLinkPlugin />
        <OnChangePlugin ignoreSelectionChange onChange={exportText} />
        <PastePlugin onPasted={setReport} />
        {report && <PasteNotice report={report} onClose={() => setReport(null)} />}
      </div>
      {text.length > maxLength && (
        <p className={styles.error}>{t('editor.text.tooLong', { over: text.length - maxLength })}</p>
      )}
    </LexicalComposer>
  );
}

const countWords = (markdown: string) => markdown.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

const THEME = {
  text: { bold: styles.bold!, italic: styles.italic! },
  list: { nested: { listitem: 'plain-list' } },
};
