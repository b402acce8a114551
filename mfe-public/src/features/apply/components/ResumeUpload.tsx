import { RESUME_ACCEPT } from '@cpa/shared/contracts';
import { fieldErrors } from '@cpa/shared/http';
import { Button, UploadIcon } from '@cpa/shared/ui';
import { useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText as useLaterText } from '../../../messages/laterTexts.ts';
import { useText } from '../../../messages/texts.ts';
import { failureText } from '../../../page/failureText.ts';
import { resumeChosen, selectResumeUpload } from '../state/resumeUploadSlice.ts';
import styles from './ResumeUpload.module.css';

/** Uploads a resume, which is then added to the applicant's resumes. */
export function ResumeUpload({ isAnother }: { isAnother: boolean }) {
  const t = useLaterText();
  const textOf = useText();
  const label = t(isAnother ? 'apply.upload' : 'apply.uploadFirst');
  const dispatch = useDispatch();
  const upload = useSelector(selectResumeUpload);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const isUploading = upload.status === 'uploading';
  return (
    <div className="row-2-3 center above-3">
      <Button
        variant="secondary"
        size="small"
        icon={<UploadIcon />}
        isLoading={isUploading}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={RESUME_ACCEPT}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Reset, so that choosing the same file again fires `change`.
          target.value = '';
          if (file) dispatch(resumeChosen({ file }));
        }}
      />
      <span id={hintId} className="mute break text-14 shrink" role="status">
        {isUploading
          ? t('apply.uploading', { file: upload.fileName, percent: upload.percent })
          : t('apply.uploadHint')}
      </span>
      {isUploading && (
        <progress className={styles.progress} max={100} value={upload.percent} aria-label={label} />
      )}
      {upload.status === 'failed' && (
        <p role="alert" className={styles.error}>
          {typeof upload.failure === 'string'
            ? textOf(`apply.file.${upload.failure}`)
            : (fieldErrors(upload.failure)['resume']?.[0] ?? failureText(upload.failure))}
        </p>
      )}
    </div>
  );
}
