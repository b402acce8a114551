import { Button, classNames, IconButton } from '@cpa/shared/ui';
import { PlusIcon, TrashIcon } from '@cpa/shared/ui/icons';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../../messages/texts.ts';
import { LineFeedback } from './LineFeedback.tsx';
import styles from './LinesField.module.css';

type LinesFieldProps = {
  label: string;
  name: string;
  value: readonly string[];
  onChange: (lines: string[]) => void;
};

/** Lines that the CV shows as bullets. Enter adds one, Backspace in an empty one removes it. */
export function LinesField({ label, name, value, onChange }: LinesFieldProps) {
  const t = useText();
  const labelId = useId();
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const nextFocus = useRef<number | null>(null);

  useEffect(() => {
    if (nextFocus.current === null) return;
    list.current?.querySelectorAll('textarea')[nextFocus.current]?.focus();
    nextFocus.current = null;
  });

  const insert = (at: number, lines: string[] = ['']) => {
    nextFocus.current = at + lines.length - 1;
    onChange(value.toSpliced(at, 0, ...lines));
  };
  const remove = (at: number) => {
    nextFocus.current = Math.max(0, at - 1);
    if (value.length === 1) addButton.current?.focus();
    onChange(value.toSpliced(at, 1));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>, at: number) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      insert(at + 1);
    } else if (event.key === 'Backspace' && value[at] === '' && value.length > 1) {
      event.preventDefault();
      remove(at);
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      const to = at + (event.key === 'ArrowUp' ? -1 : 1);
      if (to < 0 || to >= value.length) return;
      event.preventDefault();
      nextFocus.current = to;
      onChange(value.toSpliced(at, 1).toSpliced(to, 0, value[at]!));
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>, at: number) => {
    const pasted = event.clipboardData.getData('text').split(/\r?\n/).map(withoutBullet).filter(Boolean);
    if (pasted.length < 2 || value[at] !== '') return;
    event.preventDefault();
    nextFocus.current = at + pasted.length - 1;
    onChange(value.toSpliced(at, 1, ...pasted));
  };

  return (
    <div className={styles.field} role="group" aria-labelledby={labelId}>
      <p className="ink semibold text-14" id={labelId}>
        {label}
      </p>
      <ul ref={list} className={styles.lines}>
        {value.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity
          <li key={at}>
            <div className="relative">
              <textarea
                className={styles.text}
                rows={1}
                dir="auto"
                name={`${name}.${at}`}
                aria-label={t('cv.lines.line', { label, number: at + 1 })}
                value={line}
                onChange={({ target }) => onChange(value.with(at, target.value))}
                onKeyDown={(event) => onKeyDown(event, at)}
                onPaste={(event) => onPaste(event, at)}
                onFocus={() => setFocused(at)}
                onBlur={() => setFocused(null)}
              />
              <IconButton
                className={classNames(styles.remove)}
                label={t('cv.lines.remove', { number: at + 1 })}
                icon={<TrashIcon size={16} />}
                onClick={() => remove(at)}
              />
            </div>
            {focused === at && <LineFeedback line={line} />}
          </li>
        ))}
      </ul>
      <Button
        ref={addButton}
        variant="quiet"
        size="small"
        icon={<PlusIcon size={16} />}
        onClick={() => insert(value.length)}
      >
        {t('cv.lines.add')}
      </Button>
    </div>
  );
}

function withoutBullet(line: string): string {
  return line.replace(/^\s*[•·▪◦*–-]\s+/, '').trim();
}
