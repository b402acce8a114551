import { TOGGLE_LINK_COMMAND } from '@lexical/link';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { Button, TextField } from '@cpa/shared/ui';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import styles from './RichText.module.css';

type LinkFormProps = {
  /** URL of the link at the selection. */
  href: string | null;
  onDone: () => void;
};

/** Sets or removes the link of the selected text. Not a `form`, because it is inside of one. */
export function LinkForm({ href, onDone }: LinkFormProps) {
  const t = useText();
  const [editor] = useLexicalComposerContext();
  const [url, setUrl] = useState(href ?? '');
  const [isRejected, setIsRejected] = useState(false);
  const finish = (link: string | null) => {
    editor.update(() => editor.dispatchCommand(TOGGLE_LINK_COMMAND, link));
    onDone();
    editor.focus();
  };
  const apply = () => {
    const link = withScheme(url.trim());
    if (link) finish(link);
    else setIsRejected(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply();
    else if (event.key === 'Escape') {
      onDone();
      editor.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.linkForm}>
      <TextField
        label={t('editor.text.url')}
        error={isRejected ? t('editor.text.urlInvalid') : undefined}
        placeholder="https://"
        inputMode="url"
        value={url}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the recruiter asked for this field
        autoFocus
        onChange={({ target }) => setUrl(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="small" variant="secondary" onClick={apply}>
        {t('editor.text.apply')}
      </Button>
      {href !== null && (
        <Button size="small" variant="quiet" onClick={() => finish(null)}>
          {t('editor.text.unlink')}
        </Button>
      )}
    </div>
  );
}

/** Completes `dushi.example` and an e-mail address; null for anything else than a web, mail or phone link. */
function withScheme(url: string): string | null {
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(url)) return url;
  if (/^[^\s@:/]+@[^\s@]+\.[a-z]{2,}$/i.test(url)) return `mailto:${url}`;
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(url) ? `https://${url}` : null;
}
