import { RESUME_ACCEPT, type ResumeFile } from '@cpa/shared/contracts';
import { Card, UploadIcon } from '@cpa/shared/ui';
import { ConfirmDialog } from '@cpa/shared/ui/dialog';
import { useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { fileErrorText } from '../state/fileErrorText.ts';
import { events, selectPendingResumeChange, selectResumesError } from '../state/resumesSlice.ts';
import { FilePicker } from './FilePicker.tsx';
import styles from './ProfileFiles.module.css';
import { InlineError } from './InlineError.tsx';
import { ResumeRow } from './ResumeRow.tsx';
import { useFocusOnDecrease } from './useFocusOnDecrease.ts';

/** The applicant's uploaded resumes. */
export function Resumes({ resumes }: { resumes: ResumeFile[] }) {
  const t = useText();
  const dispatch = useDispatch();
  const pendingChange = useSelector(selectPendingResumeChange);
  const error = useSelector(selectResumesError);
  const [toRemove, setToRemove] = useState<ResumeFile | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const ids = { title: useId(), hint: useId() };
  useFocusOnDecrease(resumes.length, title);
  const isUploading = pendingChange?.kind === 'uploading';
  return (
    <Card as="section" id="resumes" aria-labelledby={ids.title}>
      <h2 id={ids.title} ref={title} tabIndex={-1} className={styles.title}>
        {t('resumes.title')}
      </h2>
      <p className={styles.intro}>{t(resumes.length > 0 ? 'resumes.intro' : 'resumes.none')}</p>
      {resumes.length > 0 && (
        <ul className={styles.list}>
          {resumes.map((resume) => (
            <ResumeRow key={resume.id} resume={resume} onRemove={() => setToRemove(resume)} />
          ))}
        </ul>
      )}
      <div className="row-2-3 center">
        <FilePicker
          accept={RESUME_ACCEPT}
          variant="secondary"
          icon={<UploadIcon />}
          isLoading={isUploading}
          aria-disabled={pendingChange !== null}
          aria-describedby={ids.hint}
          onPick={(file) => dispatch(events.resumeChosen({ file }))}
        >
          {t('resumes.upload')}
        </FilePicker>
        <p id={ids.hint} className="mute break text-14 shrink" role="status">
          {isUploading ? t('resumes.uploading', { file: pendingChange.fileName }) : t('resumes.hint')}
        </p>
        {isUploading && (
          <progress
            className={styles.progress}
            max={100}
            value={pendingChange.percent}
            aria-label={t('resumes.uploading', { file: pendingChange.fileName })}
          />
        )}
      </div>
      <InlineError>{error && fileErrorText(error)}</InlineError>
      <ConfirmDialog
        isOpen={toRemove !== null}
        title={t('resumes.removeTitle', { file: toRemove?.file_name ?? '' })}
        confirmLabel={t('resumes.remove')}
        isDestructive
        onCancel={() => setToRemove(null)}
        onConfirm={() => {
          if (toRemove) dispatch(events.removeRequested(toRemove));
          setToRemove(null);
        }}
      >
        {t('resumes.removeText')}
      </ConfirmDialog>
    </Card>
  );
}
