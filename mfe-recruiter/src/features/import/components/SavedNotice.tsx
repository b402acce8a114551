import { paths } from '@cpa/shared/routing';
import { Card, CircleCheckIcon, LinkButton } from '@cpa/shared/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../../messages/texts.ts';
import styles from './SavedNotice.module.css';

/** Shows how many drafts were saved and links to them. */
export function SavedNotice({
  saved: { drafts, duplicates },
}: {
  saved: { drafts: number; duplicates: number };
}) {
  const t = useText();
  const notice = useRef<HTMLSpanElement>(null);
  // The save button may have been removed, because nothing is left to save, so move the focus here.
  useEffect(() => notice.current?.focus(), []);
  return (
    <Card as="div" className="row-3 wrap center between">
      <p className={styles.message}>
        <CircleCheckIcon />
        <span ref={notice} tabIndex={-1}>
          <span>{t('import.saved', { count: drafts })}</span>{' '}
          {duplicates > 0 && <span>{t('import.savedDuplicates', { count: duplicates })}</span>}
        </span>
      </p>
      <LinkButton variant="secondary" to={paths.recruiter.vacancies}>
        {t('import.toVacancies')}
      </LinkButton>
    </Card>
  );
}
