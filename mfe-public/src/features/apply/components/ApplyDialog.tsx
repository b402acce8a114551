import type { Vacancy } from '@cpa/shared/contracts';
import { useShownVacancy } from '@cpa/shared/domain';
import { isOutcomeUnknown } from '@cpa/shared/http';
import { Button, useErrorLanguage } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/laterTexts.ts';
import { FormError } from '../../../page/FormError.tsx';
import { failureText } from '../../../page/failureText.ts';
import { applyBody } from '../model/applyBody.ts';
import { applyDraft } from '../model/applyDraft.ts';
import { type ApplyForm, draftFromForm, formFromDraft } from '../model/applyForm.ts';
import { applySubmitted, selectApply } from '../state/applySlice.ts';
import { ownProfile } from '../state/ownProfile.ts';
import styles from './ApplyDialog.module.css';
import { ApplyFields } from './ApplyFields.tsx';
import { ApplyPreview } from './ApplyPreview.tsx';
import { useSelectAddedResume } from './useSelectAddedResume.ts';

type ApplyDialogProps = { vacancy: Vacancy; onClose: () => void };

/** Application form with two steps: fill in and review. The draft survives leaving the page. */
export default function ApplyDialog({ vacancy, onClose }: ApplyDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const formId = useId();
  const [isChecking, setIsChecking] = useState(false);
  const state = useSelector((root: object) => selectApply(root, vacancy.id));
  const { data: applicant } = useSelector(ownProfile.select);
  const isSubmitting = state?.status === 'submitting';
  const { shown } = useShownVacancy(vacancy);
  const questions = vacancy.screening_questions;
  const form = useForm<ApplyForm>({
    mode: 'onBlur',
    defaultValues: formFromDraft(applyDraft(vacancy.id).read(), questions),
  });
  useErrorLanguage(form);
  useEffect(() => void dispatch(ownProfile.opened()), [dispatch]);

  // The button with the focus disappears with its step, so move the focus to the new step.
  const body = useRef<HTMLDivElement>(null);
  const shownStep = useRef(isChecking);
  useEffect(() => {
    if (shownStep.current !== isChecking) body.current?.focus();
    shownStep.current = isChecking;
  }, [isChecking]);

  const { getValues } = form;
  const storeDraft = useCallback(
    () => applyDraft(vacancy.id).write(draftFromForm(getValues(), questions)),
    [vacancy.id, getValues, questions],
  );
  useSelectAddedResume(form, storeDraft);
  // Renders the review again when an upload ends in it.
  useWatch({ control: form.control, name: 'resume' });
  const check = form.handleSubmit(() => setIsChecking(true));
  const send = () => {
    const application = applyBody(draftFromForm(form.getValues(), questions), questions, applicant);
    dispatch(applySubmitted({ vacancyId: vacancy.id, body: application }));
  };

  return (
    <Dialog
      isOpen
      title={isChecking ? t('apply.checkTitle') : t('apply.title', { title: shown.title })}
      onClose={onClose}
      isLocked={isSubmitting}
      actions={
        isChecking ? (
          <>
            <Button variant="secondary" disabled={isSubmitting} onClick={() => setIsChecking(false)}>
              {t('apply.back')}
            </Button>
            <Button isLoading={isSubmitting} onClick={send}>
              {t('apply.submit')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('apply.cancel')}
            </Button>
            <Button type="submit" form={formId}>
              {t('apply.check')}
            </Button>
          </>
        )
      }
    >
      <div ref={body} tabIndex={-1} className={styles.body}>
        <FormProvider {...form}>
          {state?.status === 'failed' && (
            <div className="below-4">
              <FormError
                title={t(isOutcomeUnknown(state.error) ? 'apply.unknown' : 'apply.failed')}
                reason={failureText(state.error)}
              />
            </div>
          )}
          {isChecking ? (
            <ApplyPreview
              vacancy={vacancy}
              draft={draftFromForm(form.getValues(), questions)}
              isTried={state !== undefined}
            />
          ) : (
            <form
              id={formId}
              noValidate
              className="stack-5"
              onSubmit={(event) => void check(event)}
              onChange={storeDraft}
            >
              <ApplyFields vacancy={vacancy} />
            </form>
          )}
        </FormProvider>
      </div>
    </Dialog>
  );
}
