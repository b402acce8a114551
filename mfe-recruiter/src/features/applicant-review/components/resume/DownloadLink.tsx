import { DownloadIcon } from '@cpa/shared/ui';
import { useText } from '../../../../messages/texts.ts';
import styles from './Resume.module.css';

export function DownloadLink({ url, name }: { url: string; name: string }) {
  const t = useText();
  return (
    <a className={styles.download} href={url} download={name}>
      <DownloadIcon size={18} />
      {t('resume.download')}
    </a>
  );
}
