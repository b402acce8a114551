import { Card } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectImport } from '../state/importSlice.ts';
import styles from './FetchProgress.module.css';

/** Progress of the fetch. The total grows while pages link to further pages. */
export function FetchProgress() {
  const t = useText();
  const { progress } = useSelector(selectImport);
  const hasTotal = progress !== null && progress.pages_total > 0;
  return (
    <Card as="section" className="stack-3" aria-label={t('import.progress.label')}>
      <p role="status">
        {hasTotal
          ? t('import.progress.pages', {
              done: progress.pages_done,
              total: progress.pages_total,
              found: progress.found,
            })
          : t('import.progress.start')}
      </p>
      <progress
        className={styles.bar}
        aria-label={t('import.progress.label')}
        {...(hasTotal && { value: progress.pages_done, max: progress.pages_total })}
      />
      <p className="mute">{t('import.progress.note')}</p>
    </Card>
  );
}
