import { isOutcomeUnknown } from '@cpa/shared/http';
import { selectProfile } from '@cpa/shared/session';
import { Button, SendIcon, TextArea, TextField, useErrorLanguage } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { emailError } from '../../../text/emailError.ts';
import { useText as useLaterText } from '../../../messages/laterTexts.ts';
import { useText } from '../../../messages/texts.ts';
import { FormError } from '../../../page/FormError.tsx';
import { failureText } from '../../../page/failureText.ts';
import { contactBody, type ContactForm as Form } from '../model/contactBody.ts';
import { contactDraft } from '../model/contactDraft.ts';
import { contactSubmitted, selectContact } from '../state/contactSlice.ts';
import styles from './Contact.module.css';

const MAX_NAME_LENGTH = 120;
const MAX_MESSAGE_LENGTH = 5000;

/** Contact form. Keeps its values when sending fails and when the page is reloaded. */
export default function ContactForm() {
  const t = useText();
  const later = useLaterText();
  const dispatch = useDispatch();
  const state = useSelector(selectContact);
  const profile = useSelector(selectProfile);
  const form = useForm<Form>({
    mode: 'onBlur',
    defaultValues: contactDraft.read() ?? {
      name: profile?.name ?? '',
      email: profile?.email ?? '',
      message: '',
    },
  });
  useErrorLanguage(form);
  const { register, handleSubmit, getValues, setValue, formState } = form;
  const { errors } = formState;
  const submit = handleSubmit((values) => void dispatch(contactSubmitted(contactBody(values))));
  const tooLong = (max: number) => (typed: string) =>
    typed.trim().length <= max || later('field.tooLong', { max });

  // The profile and the draft of its account may load after the form; do not overwrite what the user has typed.
  useEffect(() => {
    if (!profile) return;
    const stored = contactDraft.read();
    const own = { name: profile.name, email: profile.email, message: '' };
    for (const field of ['name', 'email', 'message'] as const)
      if (getValues(field) === '') setValue(field, stored?.[field] || own[field]);
  }, [profile, getValues, setValue]);

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onChange={() => contactDraft.write(getValues())}
    >
      {state.status === 'failed' && (
        <FormError
          title={later(isOutcomeUnknown(state.error) ? 'contact.unknown' : 'contact.failed')}
          reason={failureText(state.error)}
        />
      )}
      <TextField
        label={later('contact.name')}
        isOptional
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', { validate: tooLong(MAX_NAME_LENGTH) })}
      />
      <TextField
        label={t('email.label')}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={later('contact.emailHint')}
        aria-required
        error={errors.email?.message}
        {...register('email', {
          validate: (typed) => {
            const problem = emailError(typed);
            return problem === null || t(problem);
          },
        })}
      />
      <TextArea
        label={later('contact.message')}
        rows={7}
        aria-required
        error={errors.message?.message}
        {...register('message', {
          validate: {
            isThere: (typed) => typed.trim() !== '' || later('contact.messageMissing'),
            fits: tooLong(MAX_MESSAGE_LENGTH),
          },
        })}
      />
      <div>
        <Button type="submit" icon={<SendIcon />} isLoading={state.status === 'sending'}>
          {later('contact.submit')}
        </Button>
      </div>
    </form>
  );
}
