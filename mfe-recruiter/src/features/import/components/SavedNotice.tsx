import { paths } from '@cpa/shared/routing';
import { Card, CircleCheckIcon, LinkButton } from '@cpa/shared/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../../messages/texts.ts';
import styles from './SavedNotice.module.css';

/** How saving ended, and the way to the drafts. */
export function SavedNotice({ saved: { drafts, known } }: { saved: { drafts: number; known: number } }) {
  const t = useText();
  const notice = useRef<HTMLSpanElement>(null);
  // The button that was pressed may be gone, as nothing is left to save: the place goes on from here.
  useEffect(() => notice.current?.focus(), []);
  return (
    <Card as="div" className={styles.saved}>
      <p className={styles.words}>
        <CircleCheckIcon />
        <span ref={notice} tabIndex={-1}>
          {t('import.saved', { count: drafts })} {known > 0 && t('import.savedKnown', { count: known })}
        </span>
      </p>
      <LinkButton variant="secondary" to={paths.recruiter.vacancies}>
        {t('import.toVacancies')}
      </LinkButton>
    </Card>
  );
}
