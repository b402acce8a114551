import type { ResumeFile } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Badge, Button, FileTextIcon } from '@cpa/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { fileSize } from '../model/fileSize.ts';
import { events, selectPendingResumeChange } from '../state/resumesSlice.ts';
import { ResumeName } from './ResumeName.tsx';
import styles from './ProfileFiles.module.css';

type ResumeRowProps = { resume: ResumeFile; onRemove: () => void };

/** An uploaded resume with its actions. */
export function ResumeRow({ resume, onRemove }: ResumeRowProps) {
  const t = useText();
  const { formatDay } = useFormat();
  const dispatch = useDispatch();
  const pendingChange = useSelector(selectPendingResumeChange);
  const { id, file_name: file, size, uploaded_at, is_default } = resume;
  const isBusy = pendingChange?.kind === 'updating' && pendingChange.id === id;
  const isLocked = pendingChange !== null;
  const [isRenaming, setIsRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) rename.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  if (isRenaming) {
    return (
      <li className={styles.row}>
        <ResumeName resume={resume} onClose={() => setIsRenaming(false)} />
      </li>
    );
  }
  return (
    <li className={styles.row} aria-busy={isBusy || undefined}>
      <FileTextIcon className="mute rigid" />
      <div className="shrink basis-200">
        <p className="break semibold">
          {file} {is_default && <Badge tone="info">{t('resumes.default')}</Badge>}
        </p>
        <p className="mute break text-14 shrink">
          {t('resumes.facts', { ...fileSize(size), day: formatDay(uploaded_at) })}
        </p>
      </div>
      <div className="row-2 wrap">
        <Button
          variant="secondary"
          size="small"
          aria-label={t('resumes.openOf', { file })}
          onClick={() => dispatch(events.openRequested(resume))}
        >
          {t('resumes.open')}
        </Button>
        {!is_default && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('resumes.makeDefaultOf', { file })}
            aria-disabled={isLocked}
            onClick={() => isLocked || dispatch(events.defaultChosen(resume))}
          >
            {t('resumes.makeDefault')}
          </Button>
        )}
        <Button
          ref={rename}
          variant="quiet"
          size="small"
          aria-label={t('resumes.renameOf', { file })}
          aria-disabled={isLocked}
          onClick={() => isLocked || setIsRenaming(true)}
        >
          {t('resumes.rename')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('resumes.removeOf', { file })}
          aria-disabled={isLocked}
          onClick={() => isLocked || onRemove()}
        >
          {t('resumes.remove')}
        </Button>
      </div>
    </li>
  );
}
