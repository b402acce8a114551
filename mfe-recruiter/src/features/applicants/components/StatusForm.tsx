import { type ApplicantReview, type ApplicationStatus, applicationStatusSchema } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { Button, Card, Checkbox, NativeSelect, TextArea } from '@cpa/shared/ui';
import { type FormEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { statusChangeRequested } from '../state/applicantEvents.ts';
import { selectIsChanging } from '../state/applicantsSlice.ts';
import styles from './StatusForm.module.css';

/** Server limit. */
const MAX_NOTE_LENGTH = 2000;

/** Changes the status of the applicant, with an optional note and notification by e-mail. */
export function StatusForm({ review }: { review: ApplicantReview }) {
  const t = useText();
  const dispatch = useDispatch();
  const statusName = useApplicationStatusName('recruiter');
  const isChanging = useSelector((state: object) => selectIsChanging(state, review.id));
  const [status, setStatus] = useState<ApplicationStatus>(review.status);
  const [note, setNote] = useState('');
  const [shouldNotify, setShouldNotify] = useState(false);
  const canNotify = review.email !== null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const update = { status, should_notify: canNotify && shouldNotify, recruiter_note: note.trim() || null };
    dispatch(statusChangeRequested({ applicant: review, update }));
  };

  return (
    <Card as="section" aria-label={t('statusChange.title')}>
      <form className={styles.form} onSubmit={submit}>
        <h2 className={styles.title}>{t('statusChange.title')}</h2>
        <NativeSelect
          label={t('statusChange.status')}
          value={status}
          onChange={({ target }) => setStatus(target.value as ApplicationStatus)}
        >
          {applicationStatusSchema.options.map((option) => (
            <option key={option} value={option}>
              {statusName(option)}
            </option>
          ))}
        </NativeSelect>
        <TextArea
          label={t('statusChange.note')}
          hint={t('statusChange.noteHint')}
          isOptional
          maxLength={MAX_NOTE_LENGTH}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {canNotify && (
          <Checkbox
            label={t('statusChange.notify')}
            checked={shouldNotify}
            onChange={({ target }) => setShouldNotify(target.checked)}
          />
        )}
        <Button type="submit" isWide isLoading={isChanging}>
          {t('statusChange.save')}
        </Button>
      </form>
    </Card>
  );
}
