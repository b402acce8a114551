import styles from './RemoteFailed.module.css';
import { useText } from './texts.ts';
import { useRemoteFailure } from './useRemoteFailure.ts';

export function RemoteTroubleNotice() {
  const { kind, isTrying, tryAgain } = useRemoteFailure();
  const t = useText();
  return (
    <div className={styles.failed}>
      <h1>{t('remotes.title')}</h1>
      <p>{t(`remotes.${kind}`)} {t('remotes.rest')}</p>
      <button type="button" aria-disabled={isTrying} onClick={() => isTrying || tryAgain()}>{t(isTrying ? 'remotes.trying' : 'remotes.tryAgain')}</button>
    </div>
  );
}
