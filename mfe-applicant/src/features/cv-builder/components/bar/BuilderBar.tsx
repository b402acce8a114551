import { ArrowLeftIcon, IconButton, Link, UndoIcon } from '@cpa/shared/ui';
import { RedoIcon } from '@cpa/shared/ui/icons';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { applicantPaths } from '../../../../routing/applicantPaths.ts';
import { events, selectCanRedo, selectCanUndo, selectOwner } from '../../../../cv-draft/cvBuilderSlice.ts';
import styles from './BuilderBar.module.css';
import { CvName } from './CvName.tsx';
import { SaveStatus } from './SaveStatus.tsx';

/** Name, save status, undo and redo, and the actions of the CV. */
export function BuilderBar({ children }: { children: ReactNode }) {
  const t = useText();
  const dispatch = useDispatch();
  const owner = useSelector(selectOwner);
  const canUndo = useSelector(selectCanUndo);
  const canRedo = useSelector(selectCanRedo);
  return (
    <div className={styles.bar}>
      {owner !== null && (
        <Link to={applicantPaths.cvs} className={styles.back} aria-label={t('cv.back')} title={t('cv.back')}>
          <ArrowLeftIcon />
        </Link>
      )}
      <div className={styles.title}>
        <CvName />
        <SaveStatus />
      </div>
      <div className={styles.history}>
        <IconButton
          label={t('cv.undo')}
          icon={<UndoIcon />}
          aria-disabled={!canUndo}
          onClick={() => dispatch(events.undone())}
        />
        <IconButton
          label={t('cv.redo')}
          icon={<RedoIcon />}
          aria-disabled={!canRedo}
          onClick={() => dispatch(events.redone())}
        />
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
