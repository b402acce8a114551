import { Button, SendIcon, TextArea } from '@cpa/shared/ui';
import {
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MAX_MESSAGE_LENGTH, RESUME_ACCEPT } from '../contracts/index.ts';
import type { ConversationSlice } from './conversationSlice.ts';
import styles from './Conversation.module.css';
import { FileRow } from './FileRow.tsx';
import { focusHeading } from './focusHeading.ts';
import { useText } from './texts.ts';

export type ComposerProps = {
  slice: ConversationSlice;
  other: string;
  /** Renders what stands beside the button to send. `insert` adds a text to the message. */
  renderTools?: ((insert: (text: string) => void) => ReactNode) | undefined;
};

/** Field and button to write a message. The focus stays in the field until the conversation closes. */
export function Composer({ slice, other, renderTools }: ComposerProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { draft, file } = useSelector(slice.selectConversation);
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const box = form.current;
    return () => {
      if (box?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  const count = draft.trim().length;
  const isTooLong = count > MAX_MESSAGE_LENGTH;
  const send = () => {
    field.current?.focus();
    if (isTooLong || file?.refused) return;
    if (count > 0) dispatch(slice.events.submitted({ key: crypto.randomUUID() }));
    if (file && file.status !== 'sending') dispatch(slice.events.fileSubmitted());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) dispatch(slice.events.fileChosen({ key: crypto.randomUUID(), file: chosen }));
    // The same file can be chosen again.
    target.value = '';
    field.current?.focus();
  };
  const remove = () => {
    dispatch(slice.events.fileRemoved());
    field.current?.focus();
  };
  const retry = () => {
    dispatch(slice.events.fileSubmitted());
    field.current?.focus();
  };
  const insert = (text: string) => {
    const whole = draft.trim() ? `${draft.trimEnd()}\n\n${text}` : text;
    dispatch(slice.events.typed(whole));
    field.current?.focus();
  };
  return (
    <form ref={form} className="stack-2" onSubmit={submit}>
      <TextArea
        ref={field}
        label={t('write', { name: other })}
        rows={2}
        error={isTooLong ? t('tooLong', { count, max: MAX_MESSAGE_LENGTH }) : undefined}
        value={draft}
        onChange={({ target }) => dispatch(slice.events.typed(target.value))}
        onKeyDown={sendByKey}
      />
      <FileRow slice={slice} onRemove={remove} onRetry={retry} />
      <div className={styles.tools}>
        <span className={styles.hint}>{t('keys')}</span>
        {renderTools && <Tools render={renderTools} insert={insert} />}
        <input
          ref={input}
          hidden
          type="file"
          accept={RESUME_ACCEPT}
          aria-label={t('file.attach')}
          onChange={choose}
        />
        <Button
          variant="quiet"
          size="small"
          aria-disabled={file?.status === 'sending'}
          onClick={() => input.current?.click()}
        >
          {t('file.attach')}
        </Button>
        <Button type="submit" size="small" icon={<SendIcon size={16} />}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

type ToolsProps = { render: NonNullable<ComposerProps['renderTools']>; insert: (text: string) => void };

const Tools = ({ render, insert }: ToolsProps) => render(insert);
