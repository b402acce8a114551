import type { ApplicantApplication } from '@cpa/shared/contracts';
import { Button, Card, UndoIcon } from '@cpa/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { selectRunning, submitted } from '../../state/submissionSlice.ts';
import styles from '../ApplicationView.module.css';
import { focusAfterDialog } from '../focusAfterDialog.ts';
import { SubmissionError } from '../SubmissionError.tsx';
import { useIsBefore } from './useIsBefore.ts';

/** Offers to undo a withdrawal while the company does not know about it. */
export function WithdrawnNotice({ application }: { application: ApplicantApplication }) {
  const isUndoable = useIsBefore(application.withdrawal_undo_until);
  return isUndoable ? <Notice application={application} /> : null;
}

function Notice({ application: { vacancy, vacancy_id: vacancyId } }: { application: ApplicantApplication }) {
  const t = useText();
  const dispatch = useDispatch();
  const isWorking = useSelector(selectRunning) === 'undo';
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const section = heading.current!.closest('section')!;
    focusAfterDialog(heading.current);
    // The focus would fall to `body` when the notice disappears.
    return () => {
      if (section.contains(document.activeElement))
        (document.getElementById('next') ?? document.getElementById('interview'))?.focus();
    };
  }, []);
  return (
    <Card as="section" aria-labelledby="withdrawn" className={styles.notice}>
      <div>
        <h2 id="withdrawn" ref={heading} tabIndex={-1} className={styles.title}>
          {t('withdraw.done.title')}
        </h2>
        <p>{t('withdraw.done.text', { company: vacancy.company.name })}</p>
        <SubmissionError kind="undo" />
      </div>
      <Button
        variant="secondary"
        icon={<UndoIcon />}
        isLoading={isWorking}
        onClick={() => dispatch(submitted({ kind: 'undo', vacancyId }))}
      >
        {t('withdraw.undo')}
      </Button>
    </Card>
  );
}
