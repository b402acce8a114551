import type { VacancyCard } from '@cpa/shared/contracts';
import { Button, UndoIcon } from '@cpa/shared/ui';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/laterTexts.ts';
import { saveToggled } from '../../../vacancies/saved/savedSlice.ts';
import styles from './SavedList.module.css';

/** Placeholder for a removed vacancy, so that the user can undo. */
export function RemovedVacancy({ vacancy: { id, title } }: { vacancy: VacancyCard }) {
  const t = useText();
  const dispatch = useDispatch();
  const ref = useRef<HTMLDivElement>(null);
  // Removing the card removes the button that had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={ref} className={styles.forgotten}>
      <p role="status" className="break shrink" dir="auto">
        {t('saved.removed', { title })}
      </p>
      <Button
        variant="quiet"
        size="small"
        icon={<UndoIcon size={16} />}
        aria-label={t('saved.undoOf', { title })}
        onClick={() => dispatch(saveToggled({ id, isSaved: true }))}
      >
        {t('saved.undo')}
      </Button>
    </div>
  );
}
