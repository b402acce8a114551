import styles from './remotes.module.css';
import { text } from './texts.ts';

/** Stands in the page's area while the first page's code is on its way; as high as a page, so that nothing jumps. */
export function AreaLoading() {
  return <div className={styles.area} role="status" aria-busy="true" aria-label={text('remotes.loading')} />;
}
