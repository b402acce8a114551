import { text } from '../messages/remoteTexts.ts';
import styles from './Remote.module.css';

/** Shown while the first page's code loads. As high as a page, to avoid a layout shift. */
export function RemoteLoading() {
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label={text('remotes.loading')} />
  );
}
