import { ExternalLinkIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './SourceLink.module.css';

/** The page that something was read from, by its address. Leads out of the site only when it is one of the web. */
export function SourceLink({ url }: { url: string }) {
  const t = useText();
  const shown = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  if (!/^https?:\/\//i.test(url)) return <span className={styles.source}>{shown}</span>;
  return (
    <a className={styles.source} href={url} target="_blank" rel="noopener noreferrer">
      {shown}
      <ExternalLinkIcon size={14} aria-label={t('import.newTab')} />
    </a>
  );
}
