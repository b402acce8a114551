import { DownloadIcon, EmptyState } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './HowItWorks.module.css';

export function HowItWorks() {
  const t = useText();
  return (
    <EmptyState icon={<DownloadIcon size={24} />} title={t('import.how.title')}>
      <ol className={styles.steps}>
        <li>{t('import.how.read')}</li>
        <li>{t('import.how.pick')}</li>
        <li>{t('import.how.save')}</li>
      </ol>
      <p>{t('import.how.unknown')}</p>
    </EmptyState>
  );
}
