import type { JsonResume } from '@cpa/shared/contracts';
import { selectRole, selectProfile, selectVisitorRole } from '@cpa/shared/session';
import { LoadError, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { useText } from '../../../messages/texts.ts';
import { events, selectBuilderStatus, selectOpenError } from '../../../cv-draft/cvBuilderSlice.ts';
import styles from './CvBuilder.module.css';
import { Editor } from './Editor.tsx';
import { StartChoices } from './StartChoices.tsx';

/** The dialog that imports a CV. `readProfile` is null for visitors. */
type ImportDialogProps = {
  readProfile: (() => Promise<JsonResume>) | null;
  onTaken: () => void;
  onClose: () => void;
};

type CvBuilderProps = {
  ImportDialog: ComponentType<ImportDialogProps>;
  MatchView: ComponentType;
  /** Reads the profile of the signed-in applicant. */
  readProfile: () => Promise<JsonResume>;
  /** Adds a PDF to the resumes of the signed-in applicant. */
  addResume: (file: File) => Promise<void>;
};

/** The CV builder. `?cv=` opens a CV of the account, `?new=1` starts another one. */
export function CvBuilder({ ImportDialog, MatchView, readProfile, addResume }: CvBuilderProps) {
  const t = useText();
  const dispatch = useDispatch();
  const [search] = useSearchParams();
  const role = useSelector(selectRole);
  const isKnown = useSelector(selectVisitorRole) !== null;
  const profile = useSelector(selectProfile);
  const owner = role === 'applicant' && profile ? profile.id : null;
  const cvId = Number(search.get('cv')) || null;
  const isNew = search.has('new');
  const status = useSelector(selectBuilderStatus);
  const error = useSelector(selectOpenError);
  const [isImporting, setIsImporting] = useState(false);
  const [imports, setImports] = useState(0);
  const importing = useCallback(() => setIsImporting(true), []);
  const open = () => dispatch(events.builderOpened({ owner, cvId, isNew }));

  useEffect(() => {
    if (isKnown) dispatch(events.builderOpened({ owner, cvId, isNew }));
  }, [dispatch, isKnown, owner, cvId, isNew]);
  useEffect(() => () => void dispatch(events.builderClosed()), [dispatch]);

  if (status === 'failed') {
    return (
      <div className={styles.notice}>
        <LoadError error={error} title={t('cv.loadFailed')} onRetry={open} isWholePage />
      </div>
    );
  }
  if (status === 'choosing' || status === 'editing') {
    return (
      <>
        {status === 'choosing' ? (
          <StartChoices onImport={importing} />
        ) : (
          <Editor
            imports={imports}
            MatchView={MatchView}
            onImport={importing}
            onApply={owner === null ? null : addResume}
          />
        )}
        {isImporting && (
          <ImportDialog
            readProfile={owner === null ? null : readProfile}
            onTaken={() => setImports((count) => count + 1)}
            onClose={() => setIsImporting(false)}
          />
        )}
      </>
    );
  }
  return (
    <LoadingArea label={t('cv.loading')}>
      <div className={styles.loading}>
        <Skeleton shape="block" height={60} />
        <div className={styles.columns}>
          <Skeleton shape="block" height={520} />
          <Skeleton shape="block" height={520} />
          <Skeleton shape="block" height={520} />
        </div>
      </div>
    </LoadingArea>
  );
}
