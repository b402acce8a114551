import { saveFile } from '@cpa/shared/http';
import { Button, Checkbox, DownloadIcon } from '@cpa/shared/ui';
import { CopyIcon, PrinterIcon } from '@cpa/shared/ui/icons';
import { useEffect, useRef, useState } from 'react';
import styles from './security.module.css';
import { useText } from './texts.ts';

type Props = {
  codes: readonly string[];
  /** Text of the button that leaves the codes. */
  doneLabel: string;
  onDone: () => void;
};

/** New recovery codes, which are shown once. */
export function RecoveryCodes({ codes, doneLabel, onDone }: Props) {
  const t = useText();
  const [isKept, setIsKept] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  const save = () =>
    saveFile(new Blob([`${t('codes.file')}\n\n${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt');
  return (
    <section className="stack-4">
      <div className={styles.codes}>
        <h3 ref={heading} tabIndex={-1}>
          {t('codes.title')}
        </h3>
        <p>{t('codes.text')}</p>
        <ol>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="row-2 wrap">
          <Button
            variant="secondary"
            size="small"
            icon={<CopyIcon />}
            onClick={() => void copy().catch(() => undefined)}
          >
            {t('copy')}
          </Button>
          <Button variant="secondary" size="small" icon={<DownloadIcon />} onClick={save}>
            {t('codes.download')}
          </Button>
          <Button variant="secondary" size="small" icon={<PrinterIcon />} onClick={() => window.print()}>
            {t('codes.print')}
          </Button>
          <span role="status">{isCopied && t('copied')}</span>
        </div>
      </div>
      <Checkbox
        label={t('codes.kept')}
        checked={isKept}
        error={isAsked && !isKept && t('codes.keptMissing')}
        onChange={({ target }) => setIsKept(target.checked)}
      />
      <div>
        <Button onClick={() => (isKept ? onDone() : setIsAsked(true))}>{doneLabel}</Button>
      </div>
    </section>
  );
}
