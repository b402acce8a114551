import { ExternalLinkIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './SourceLink.module.css';

/** The URL of the page a vacancy was read from. Links to it only if it is a web URL. */
export function SourceLink({ url }: { url: string }) {
  const t = useText();
  const label = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  if (!/^https?:\/\//i.test(url)) return <span className={styles.source}>{label}</span>;
  return (
    <a className={styles.source} href={url} target="_blank" rel="noopener noreferrer">
      {label}
      <ExternalLinkIcon size={14} aria-label={t('import.newTab')} />
    </a>
  );
}
