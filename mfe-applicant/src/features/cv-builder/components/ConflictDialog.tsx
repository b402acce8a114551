import { useFormat } from '@cpa/shared/i18n';
import { Button } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { MonitorIcon } from '@cpa/shared/ui/icons';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { countWords } from '../../../cv-draft/draft.ts';
import { events, selectChangedAt, selectConflict, selectCv } from '../../../cv-draft/cvBuilderSlice.ts';
import styles from './ConflictDialog.module.css';
import { DifferenceList } from './DifferenceList.tsx';

/** Asks which version to keep when another tab or device saved this CV. The other one becomes a copy. */
export function ConflictDialog() {
  const t = useText();
  const { formatInstant } = useFormat();
  const dispatch = useDispatch();
  const conflict = useSelector(selectConflict);
  const changedAt = useSelector(selectChangedAt);
  const cv = useSelector(selectCv);
  const [keep, setKeep] = useState<'mine' | 'theirs'>('mine');
  if (!conflict) return null;
  const { stored, from } = conflict;
  const versions = {
    mine: { cv, at: changedAt, name: t(`cv.conflict.mine.${from}`) },
    theirs: { cv: stored.cv, at: stored.updated_at, name: t(`cv.conflict.theirs.${from}`) },
  };
  return (
    <Dialog
      isOpen
      isLocked
      role="alertdialog"
      title={t(`cv.conflict.title.${from}`)}
      onClose={() => {}}
      actions={
        <Button onClick={() => dispatch(events.conflictDecided({ keep }))}>{t('cv.conflict.use')}</Button>
      }
    >
      <p>{t('cv.conflict.text')}</p>
      <fieldset className={styles.versions}>
        {(['mine', 'theirs'] as const).map((version) => {
          const { cv: content, at, name } = versions[version];
          const facts = { jobs: content.resume.work?.length ?? 0, words: countWords(content) };
          return (
            <label key={version} className={styles.version}>
              <input
                type="radio"
                name="version"
                checked={keep === version}
                onChange={() => setKeep(version)}
              />
              <strong>{name}</strong>
              <MonitorIcon size={18} className={styles.icon} />
              <span className={styles.facts}>
                {at && <span>{`${formatInstant(at)} · `}</span>}
                <span>{t('cv.conflict.facts', facts)}</span>
              </span>
            </label>
          );
        })}
      </fieldset>
      <DifferenceList
        mine={cv}
        theirs={stored.cv}
        names={{ mine: versions.mine.name, theirs: versions.theirs.name }}
      />
    </Dialog>
  );
}
