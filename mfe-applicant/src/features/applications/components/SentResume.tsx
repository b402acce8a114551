import type { ApplicantApplication } from '@cpa/shared/contracts';
import { Button, FileTextIcon } from '@cpa/shared/ui';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { resumeRequested } from '../state/submissionSlice.ts';
import styles from './SentPanel.module.css';

/** The resume that was sent, which opens in a new tab; `none` explains a missing one. */
export function SentResume({ resume, none }: Pick<ApplicantApplication, 'resume'> & { none: string }) {
  const t = useText();
  const dispatch = useDispatch();
  if (!resume) return <p className={styles.mute}>{none}</p>;
  const { id, file_name: file, size } = resume;
  return (
    <div className="row-3 wrap center">
      <FileTextIcon />
      <p className="break shrink grow">
        {file}{' '}
        <span className={styles.mute}>
          {t('application.fileSize', { kilobytes: Math.ceil(size / 1024) })}
        </span>
      </p>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('resumes.openOf', { file })}
        onClick={() => dispatch(resumeRequested({ id }))}
      >
        {t('resumes.open')}
      </Button>
    </div>
  );
}
