import { Button, SendIcon, TextArea } from '@cpa/shared/ui';
import { type FormEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MAX_MESSAGE_LENGTH } from '../contracts/applicationMessages.ts';
import type { ConversationSlice } from './conversationSlice.ts';
import styles from './Conversation.module.css';
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
  const { draft } = useSelector(slice.selectConversation);
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
    if (count > 0 && !isTooLong) dispatch(slice.events.submitted({ key: crypto.randomUUID() }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
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
      <div className={styles.tools}>
        <span className={styles.hint}>{t('keys')}</span>
        {renderTools && <Tools render={renderTools} insert={insert} />}
        <Button type="submit" size="small" icon={<SendIcon size={16} />}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

type ToolsProps = { render: NonNullable<ComposerProps['renderTools']>; insert: (text: string) => void };

const Tools = ({ render, insert }: ToolsProps) => render(insert);
