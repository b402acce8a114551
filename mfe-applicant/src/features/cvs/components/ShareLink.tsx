import { useFormat } from '@cpa/shared/i18n';
import { Button } from '@cpa/shared/ui';
import { CopyIcon } from '@cpa/shared/ui/icons';
import { useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import styles from './CvList.module.css';

/** The private link, shown once after it was created. */
export function ShareLink({ token, expiresAt }: { token: string; expiresAt: string }) {
  const t = useText();
  const { formatDay } = useFormat();
  const [isCopied, setIsCopied] = useState(false);
  const url = `${window.location.origin}/cv-builder/shared?token=${token}`;
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setIsCopied(true);
  };
  return (
    <div className={styles.link} role="status">
      <p>{t('cvs.linkText', { day: formatDay(expiresAt) })}</p>
      <div className="row-2 wrap">
        <input
          readOnly
          aria-label={t('cvs.link')}
          className={styles.field}
          value={url}
          onFocus={({ target }) => target.select()}
        />
        <Button
          variant="secondary"
          size="small"
          icon={<CopyIcon size={16} />}
          onClick={() => void copy().catch(() => {})}
        >
          {t(isCopied ? 'cvs.copied' : 'cvs.copy')}
        </Button>
      </div>
    </div>
  );
}
