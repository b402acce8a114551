import { useText } from '../../../../messages/texts.ts';
import type { ArchiveProgress as Progress } from '../../state/archiveSlice.ts';
import styles from './ArchiveProgress.module.css';

/** Progress of the download of resumes. */
export function ArchiveProgress({ progress: { loaded, total } }: { progress: Progress }) {
  const t = useText();
  const percent = total ? Math.min(100, Math.round((loaded / total) * 100)) : null;
  return (
    <span className={styles.progress}>
      <progress aria-label={t('archive.progress')} max={100} {...(percent !== null && { value: percent })} />
      {percent === null ? t('archive.starting') : t('archive.percent', { percent })}
    </span>
  );
}
