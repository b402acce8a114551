import type { ApplicantReview } from '@cpa/shared/contracts';
import { Button, Checkbox, EyeIcon, TextArea } from '@cpa/shared/ui';
import type { FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import type { StatusDraft } from '../../model/statusDraft.ts';
import { mailRequested, statusSubmitted } from '../../state/reviewEvents.ts';
import { draftChanged, selectIsSaving } from '../../state/reviewSlice.ts';
import styles from './NextStep.module.css';
import { RejectButton } from './RejectButton.tsx';
import { TemplateSelect } from './TemplateSelect.tsx';

/** Server limit. */
const MAX_NOTE_LENGTH = 2000;

type DraftFormProps = {
  review: ApplicantReview;
  draft: StatusDraft;
  /** Called after the change was requested. */
  onSubmit?: () => void;
};

/** Note, switch and preview of the mail of a status change. */
export function DraftForm({ review, draft, onSubmit }: DraftFormProps) {
  const t = useText();
  const dispatch = useDispatch();
  const isSaving = useSelector(selectIsSaving);
  const name = review.name?.split(' ')[0] ?? t('next.anonymous');
  const canNotify = review.email !== null;
  const isSent = canNotify && draft.shouldNotify;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    dispatch(statusSubmitted({ id: review.id }));
    onSubmit?.();
  };

  return (
    <form className="stack-3" onSubmit={submit}>
      {canNotify ? (
        <Checkbox
          role="switch"
          className={styles.switch}
          label={t('next.tell', { name })}
          checked={draft.shouldNotify}
          aria-checked={draft.shouldNotify}
          onChange={({ target }) => dispatch(draftChanged({ shouldNotify: target.checked }))}
        />
      ) : (
        <p className="mute text-14">{t('next.tellNobody')}</p>
      )}
      <div className={styles.note} data-is-quiet={!isSent || undefined}>
        <TextArea
          label={isSent ? t('next.note', { name }) : t('next.noteOff')}
          hint={isSent ? t('next.noteHint', { name }) : t('next.noteOffHint')}
          isOptional
          maxLength={MAX_NOTE_LENGTH}
          value={draft.note}
          onChange={({ target }) => dispatch(draftChanged({ note: target.value }))}
        />
        <div className="row-2 wrap between">
          <TemplateSelect status={draft.status} onChoose={(note) => dispatch(draftChanged({ note }))} />
          {isSent && (
            <Button
              variant="quiet"
              size="small"
              icon={<EyeIcon />}
              onClick={() => dispatch(mailRequested({ id: review.id }))}
            >
              {t('next.preview')}
            </Button>
          )}
        </div>
      </div>
      <div className="row-2 wrap">
        <Button type="submit" className="grow" isLoading={isSaving}>
          {isSent ? t('next.move') : t('next.moveQuiet')}
        </Button>
        {draft.status !== 'rejected' && review.status !== 'rejected' && <RejectButton name={name} />}
      </div>
      <p className="mute text-14">{isSent ? t('next.waits') : t('next.waitsQuiet')}</p>
    </form>
  );
}
