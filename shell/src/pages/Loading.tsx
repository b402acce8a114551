import { useText } from '../messages/texts.ts';
import styles from './Page.module.css';

/** While the first page's own code is on its way; as high as a page, so that the footer stays where it will be. */
export function Loading() {
  const t = useText();
  return (
    <div className={styles.loading} role="status">
      <span className={styles.hidden}>{t('frame.loading')}</span>
    </div>
  );
}
