import { VisuallyHidden } from '@cpa/shared/ui';
import { useText } from '../messages/texts.ts';
import styles from './Page.module.css';

/** While the first page's own code is on its way; as high as a page, so that the footer stays where it will be. */
export function Loading() {
  const t = useText();
  return (
    <output className={styles.loading}>
      <VisuallyHidden>{t('frame.loading')}</VisuallyHidden>
    </output>
  );
}
