import { useText } from '../../../../messages/texts.ts';
import type { ArchiveProgress as Progress } from '../../state/archiveSlice.ts';
import styles from './ArchiveProgress.module.css';

/** Progress of the download of resumes. */
export function ArchiveProgress({ progress: { part, parts, loaded, total } }: { progress: Progress }) {
  const t = useText();
  const ofPart = total ? Math.min(1, loaded / total) : 0;
  const percent = total || part > 1 ? Math.round(((part - 1 + ofPart) / parts) * 100) : null;
  return (
    <span className={styles.progress}>
      <progress aria-label={t('archive.progress')} max={100} {...(percent !== null && { value: percent })} />
      <span>
        {percent === null
          ? t('archive.starting')
          : t(parts === 1 ? 'archive.percent' : 'archive.partPercent', { part, parts, percent })}
      </span>
    </span>
  );
}
