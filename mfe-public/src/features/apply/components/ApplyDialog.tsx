import type { Vacancy } from '@cpa/shared/contracts';
import { errorText } from '@cpa/shared/http';
import { Button, TextArea } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { applyBody } from '../model/applyBody.ts';
import { type ApplyForm, draftOf, formOf } from '../model/applyForm.ts';
import { keepDraft, readDraft } from '../model/applyDraft.ts';
import { applySubmitted, selectApply } from '../state/applySlice.ts';
import styles from './ApplyDialog.module.css';
import { QuestionField } from './QuestionField.tsx';

const LONGEST_LETTER = 6000;

type ApplyDialogProps = { vacancy: Vacancy; onClose: () => void };

/** The application: a letter if one likes, and the company's questions. What was typed survives leaving. */
export default function ApplyDialog({ vacancy, onClose }: ApplyDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const formId = useId();
  const state = useSelector((root: object) => selectApply(root, vacancy.id));
  const isSubmitting = state?.status === 'submitting';
  const questions = vacancy.screening_questions;
  const { register, handleSubmit, getValues, formState } = useForm<ApplyForm>({
    mode: 'onBlur',
    defaultValues: formOf(readDraft(sessionStorage, vacancy.id), questions),
  });
  const submit = handleSubmit((form) => {
    dispatch(applySubmitted({ vacancyId: vacancy.id, body: applyBody(draftOf(form, questions), questions) }));
  });

  return (
    <Dialog
      isOpen
      title={t('apply.title', { title: vacancy.title })}
      onClose={onClose}
      isLocked={isSubmitting}
      actions={
        <>
          <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
            {t('apply.cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={isSubmitting}>
            {t('apply.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => void submit(event)}
        onChange={() => keepDraft(sessionStorage, vacancy.id, draftOf(getValues(), questions))}
      >
        <p className={styles.intro}>{t('apply.intro', { name: vacancy.company.name })}</p>
        {state?.status === 'failed' && (
          <p role="alert" className={styles.failed}>
            <strong>{t('apply.failed')}.</strong> {errorText(state.failure)}
          </p>
        )}
        <TextArea
          label={t('apply.letter')}
          hint={t('apply.letterHint')}
          isOptional
          rows={6}
          error={formState.errors.coverLetter?.message}
          {...register('coverLetter', {
            maxLength: { value: LONGEST_LETTER, message: t('apply.tooLong', { max: LONGEST_LETTER }) },
          })}
        />
        {questions.map((question, index) => (
          <QuestionField
            key={question.id}
            question={question}
            error={formState.errors.answers?.[index]?.text?.message}
            registration={register(`answers.${index}.text`, {
              validate: (answer) => (!question.required || answer?.trim() ? true : t('apply.required')),
              maxLength: { value: 2000, message: t('apply.tooLong', { max: 2000 }) },
            })}
          />
        ))}
      </form>
    </Dialog>
  );
}
