import { MAX_MESSAGE_LENGTH } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { classNames } from '@cpa/shared/ui';
import { useId } from 'react';
import type { Piece } from '../model/fillTemplate.ts';
import { useText } from '../texts.ts';
import styles from './Preview.module.css';

/** The message as the applicant will read it. */
export function Preview({ pieces }: { pieces: readonly Piece[] }) {
  const t = useText();
  const { formatList } = useFormat();
  const id = useId();
  const count = pieces.reduce((sum, { text }) => sum + text.length, 0);
  const missing = [...new Set(pieces.filter(({ kind }) => kind === 'missing').map(({ text }) => text))];
  return (
    <div className="stack-2" role="group" aria-labelledby={id}>
      <p id={id} className="semibold">
        {t('preview')}
      </p>
      <p className={styles.text} dir="auto">
        {pieces.map(({ kind, text }, index) =>
          kind === 'text' ? (
            text
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- pieces have no identity of their own
            <mark key={index} className={classNames(styles.value, kind === 'missing' && styles.missing)}>
              {text}
            </mark>
          ),
        )}
      </p>
      <p role="status" className={styles.warning}>
        {missing.length > 0 && <span>{t('missing', { placeholders: formatList(missing) })} </span>}
        {count > MAX_MESSAGE_LENGTH && <span>{t('filledTooLong', { count, max: MAX_MESSAGE_LENGTH })}</span>}
      </p>
    </div>
  );
}
