import { useNavigation } from 'react-router';
import { useText } from '../messages/texts.ts';
import styles from './RouteProgress.module.css';

/** A line along the top while the next page is on its way. */
export function RouteProgress() {
  const t = useText();
  if (useNavigation().state === 'idle') return null;
  return <progress className={styles.progress} aria-label={t('frame.loading')} />;
}
