import { errorText } from '@cpa/shared/http';
import { Button } from '@cpa/shared/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '../../../errors/lazyPart.tsx';
import { useText } from '../../../messages/texts.ts';
import { events, selectEditor } from '../state/editorSlice.ts';
import styles from './EditorNotices.module.css';

const conflict = lazyPart(() => import(/* webpackChunkName: "conflictDialog" */ './ConflictDialog.tsx'));
const noPosting = lazyPart(() => import(/* webpackChunkName: "noPostingDialog" */ './NoPostingDialog.tsx'));

/** Conflicts, failed submissions and restorable drafts, above the form. */
export function EditorNotices() {
  const t = useText();
  const dispatch = useDispatch();
  const { vacancy, save, theirs, discarded, restored, submitFailure, saveFailure } =
    useSelector(selectEditor);
  const isConflict = save === 'conflict' && theirs !== null;
  /** The version whose comparison was closed without a choice. */
  const [closedFor, setClosedFor] = useState<typeof theirs>(null);
  const isOutOfPostings = submitFailure?.status === 402;
  const closeConflict = () => setClosedFor(theirs);
  const closeFailure = () => dispatch(events.failureDismissed());
  const failure = isOutOfPostings ? null : (submitFailure ?? (save === 'failed' ? saveFailure : null));
  return (
    <>
      {isConflict && (
        <div className={styles.notice} data-tone="warning">
          <p className={styles.text}>
            {theirs.edited_by
              ? t('editor.conflict.notice', { name: theirs.edited_by })
              : t('editor.conflict.changed')}
          </p>
          <Button variant="secondary" size="small" onClick={() => setClosedFor(null)}>
            {t('editor.conflict.compare')}
          </Button>
        </div>
      )}
      {restored && (
        <div className={styles.notice} role="status">
          <p className={styles.text}>{t('editor.restored')}</p>
          {!vacancy && (
            <Button variant="secondary" size="small" onClick={() => dispatch(events.restoredRemoved())}>
              {t('editor.restored.remove')}
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={() => dispatch(events.restoredKept())}>
            {t('editor.restored.keep')}
          </Button>
        </div>
      )}
      {discarded && (
        <div className={styles.notice}>
          <p className={styles.text}>
            {t(vacancy ? 'editor.conflict.discarded' : 'editor.restored.removed')}
          </p>
          <Button variant="secondary" size="small" onClick={() => dispatch(events.discardedRestored())}>
            {t(vacancy ? 'editor.conflict.restore' : 'editor.restored.restore')}
          </Button>
        </div>
      )}
      {failure && (
        <div className={styles.notice} data-tone="error" role="alert">
          <p className={styles.text}>{errorText(failure)}</p>
        </div>
      )}
      <conflict.Part isShown={isConflict && closedFor !== theirs} onClose={closeConflict}>
        {(Conflict) => isConflict && <Conflict isOpen={closedFor !== theirs} onClose={closeConflict} />}
      </conflict.Part>
      <noPosting.Part isShown={isOutOfPostings} onClose={closeFailure}>
        {(NoPosting) => <NoPosting isOpen={isOutOfPostings} onClose={closeFailure} />}
      </noPosting.Part>
    </>
  );
}
