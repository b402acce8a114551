import { useFormat } from '@cpa/shared/i18n';
import { Button } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { countWords } from '../model/draft.ts';
import { conflictDecided, selectConflict, selectCv } from '../state/cvBuilderSlice.ts';
import styles from './ConflictDialog.module.css';

/** Asks which version goes on when another device saved this CV. The other one becomes a copy. */
export function ConflictDialog() {
  const t = useText();
  const { formatInstant } = useFormat();
  const dispatch = useDispatch();
  const conflict = useSelector(selectConflict);
  const cv = useSelector(selectCv);
  const [keep, setKeep] = useState<'mine' | 'theirs'>('mine');
  if (!conflict) return null;
  const facts = {
    mine: t('cv.conflict.mineFacts', { jobs: cv.resume.work?.length ?? 0, words: countWords(cv) }),
    theirs: t('cv.conflict.theirsFacts', {
      at: formatInstant(conflict.updated_at),
      jobs: conflict.cv.resume.work?.length ?? 0,
      words: countWords(conflict.cv),
    }),
  };
  return (
    <Dialog
      isOpen
      isLocked
      role="alertdialog"
      size="small"
      title={t('cv.conflict.title')}
      onClose={() => {}}
      actions={<Button onClick={() => dispatch(conflictDecided({ keep }))}>{t('cv.conflict.use')}</Button>}
    >
      <p>{t('cv.conflict.text')}</p>
      <fieldset className={styles.versions}>
        {(['mine', 'theirs'] as const).map((version) => (
          <label key={version} className={styles.version}>
            <input type="radio" name="version" checked={keep === version} onChange={() => setKeep(version)} />
            <strong>{t(`cv.conflict.${version}`)}</strong>
            <span className={styles.facts}>{facts[version]}</span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
