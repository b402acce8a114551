import { ErrorNotice, IconButton, XIcon } from '@cpa/shared/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../messages/texts.ts';
import styles from './ChunkFailed.module.css';

/** Notice in place of a lazy dialog whose code could not be loaded. Its button to retry takes the focus. */
export function ChunkFailed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector('button')?.focus();
    return () => (before instanceof HTMLElement ? before.focus() : undefined);
  }, []);
  return (
    <div ref={box} className={styles.box}>
      <ErrorNotice title={t('chunk.failed')} onRetry={onRetry}>
        {t('chunk.check')}
      </ErrorNotice>
      <div className={styles.close}>
        <IconButton label={t('chunk.close')} icon={<XIcon />} onClick={onClose} />
      </div>
    </div>
  );
}
