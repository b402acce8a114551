import { useNavigation } from 'react-router';
import { useText } from '../messages/texts.ts';
import styles from './RouteProgress.module.css';

/** Progress bar at the top while the next page loads. */
export function RouteProgress() {
  const t = useText();
  if (useNavigation().state === 'idle') return null;
  return <progress className={styles.progress} aria-label={t('frame.loading')} />;
}
