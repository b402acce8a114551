import type { ResumeFile } from '@cpa/shared/contracts';
import { Card, UploadIcon } from '@cpa/shared/ui';
import { ConfirmDialog } from '@cpa/shared/ui/dialog';
import { useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { RESUME_ACCEPT } from '../model/chosenFile.ts';
import {
  removeRequested,
  resumeChosen,
  selectResumeRefusal,
  selectResumeWork,
} from '../state/resumesSlice.ts';
import { FilePicker } from './FilePicker.tsx';
import styles from './ProfileFiles.module.css';
import { Refusal } from './Refusal.tsx';
import { ResumeRow } from './ResumeRow.tsx';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

/** The files that the applicant applies with. */
export function Resumes({ resumes }: { resumes: ResumeFile[] }) {
  const t = useText();
  const dispatch = useDispatch();
  const work = useSelector(selectResumeWork);
  const refusal = useSelector(selectResumeRefusal);
  const [asked, setAsked] = useState<ResumeFile | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const ids = { title: useId(), hint: useId() };
  useFocusAfterRemoval(resumes.length, title);
  return (
    <Card as="section" aria-labelledby={ids.title} className={styles.resumes}>
      <h2 id={ids.title} ref={title} tabIndex={-1} className={styles.title}>
        {t('resumes.title')}
      </h2>
      <p className={styles.intro}>{t(resumes.length > 0 ? 'resumes.intro' : 'resumes.none')}</p>
      {resumes.length > 0 && (
        <ul className={styles.list}>
          {resumes.map((resume) => (
            <ResumeRow key={resume.id} resume={resume} onRemove={() => setAsked(resume)} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <FilePicker
          accept={RESUME_ACCEPT}
          variant="secondary"
          icon={<UploadIcon />}
          isLoading={work?.kind === 'adding'}
          aria-disabled={work !== null}
          aria-describedby={ids.hint}
          onPick={(file) => dispatch(resumeChosen({ file }))}
        >
          {t('resumes.upload')}
        </FilePicker>
        <p id={ids.hint} className={styles.hint} role="status">
          {work?.kind === 'adding' ? t('resumes.adding', { file: work.fileName }) : t('resumes.hint')}
        </p>
      </div>
      <Refusal>{refusal}</Refusal>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('resumes.removeTitle', { file: asked?.file_name ?? '' })}
        confirmLabel={t('resumes.remove')}
        isDestructive
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) dispatch(removeRequested(asked));
          setAsked(null);
        }}
      >
        {t('resumes.removeText')}
      </ConfirmDialog>
    </Card>
  );
}
