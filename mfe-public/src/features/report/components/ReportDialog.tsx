import { reportReasonSchema, type VacancyReport } from '@cpa/shared/contracts';
import { isOutcomeUnknown } from '@cpa/shared/http';
import { Button, RadioGroup, TextArea, TextField, useErrorLanguage } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { emailError } from '../../../text/emailError.ts';
import { useText as useLaterText } from '../../../messages/laterTexts.ts';
import { useText } from '../../../messages/texts.ts';
import { FormError } from '../../../page/FormError.tsx';
import { failureText } from '../../../page/failureText.ts';
import { reportSubmitted, selectReport } from '../state/reportSlice.ts';

const MAX_MESSAGE_LENGTH = 2000;

type Form = { reason: VacancyReport['reason'] | null; message: string; email: string };
type ReportDialogProps = { vacancyId: number; onClose: () => void };

/** Report form. Keeps its values when sending fails. */
export default function ReportDialog({ vacancyId, onClose }: ReportDialogProps) {
  const t = useText();
  const later = useLaterText();
  const dispatch = useDispatch();
  const formId = useId();
  const state = useSelector(selectReport);
  const isSending = state.status === 'sending';
  const form = useForm<Form>({
    mode: 'onBlur',
    defaultValues: { reason: null, message: '', email: '' },
  });
  useErrorLanguage(form);
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const submit = handleSubmit(({ reason, message, email }) => {
    if (!reason) return;
    const report = {
      reason,
      ...(message.trim() && { message: message.trim() }),
      ...(email.trim() && { email: email.trim() }),
    };
    dispatch(reportSubmitted({ vacancyId, report }));
  });

  return (
    <Dialog
      isOpen
      title={later('report.title')}
      onClose={onClose}
      isLocked={isSending}
      actions={
        <>
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            {later('report.cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={isSending}>
            {later('report.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="stack-5" onSubmit={(event) => void submit(event)}>
        {state.status === 'failed' && (
          <FormError
            title={later(isOutcomeUnknown(state.error) ? 'report.unknown' : 'report.failed')}
            reason={failureText(state.error)}
          />
        )}
        <RadioGroup
          label={later('report.reason')}
          choices={reportReasonSchema.options.map((reason) => ({
            value: reason,
            label: later(`report.reason.${reason}`),
          }))}
          error={errors.reason?.message}
          {...register('reason', { validate: (chosen) => chosen !== null || later('report.reasonMissing') })}
        />
        <TextArea
          label={later('report.message')}
          isOptional
          rows={3}
          error={errors.message?.message}
          {...register('message', {
            validate: (typed) =>
              typed.trim().length <= MAX_MESSAGE_LENGTH ||
              later('field.tooLong', { max: MAX_MESSAGE_LENGTH }),
          })}
        />
        <TextField
          label={t('email.label')}
          type="email"
          inputMode="email"
          autoComplete="email"
          isOptional
          hint={later('report.emailHint')}
          error={errors.email?.message}
          {...register('email', {
            validate: (typed) => {
              const problem = typed.trim() === '' ? null : emailError(typed);
              return problem === null || t(problem);
            },
          })}
        />
      </form>
    </Dialog>
  );
}
