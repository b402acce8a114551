import { VisuallyHidden } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';
import styles from './Page.module.css';

/** Shown while the code of the first page loads. As high as a page, to avoid a layout shift. */
export function PageLoading() {
  const t = useText();
  return (
    <output className={styles.loading}>
      <VisuallyHidden>{t('frame.loading')}</VisuallyHidden>
    </output>
  );
}
