import { selectProfile } from '@cpa/shared/session';
import { Button, SendIcon, TextArea, TextField } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { emailProblem } from '../../../email-field/emailProblem.ts';
import { useText } from '../../../messages/texts.ts';
import { SendFailed } from '../../../notes/SendFailed.tsx';
import { refusalText } from '../../../requests/refusalText.ts';
import { contactBody, type ContactForm as Form } from '../model/contactBody.ts';
import { contactSubmitted, selectContact } from '../state/contactSlice.ts';
import styles from './Contact.module.css';

const LONGEST_NAME = 120;
const LONGEST_MESSAGE = 5000;

/** Name, address and message. It stays as it is when sending fails. */
export default function ContactForm() {
  const t = useText();
  const dispatch = useDispatch();
  const state = useSelector(selectContact);
  const profile = useSelector(selectProfile);
  const { register, handleSubmit, getValues, setValue, formState } = useForm<Form>({
    mode: 'onBlur',
    defaultValues: { name: profile?.name ?? '', email: profile?.email ?? '', message: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((form) => void dispatch(contactSubmitted(contactBody(form))));
  const tooLong = (max: number) => (typed: string) =>
    typed.trim().length <= max || t('field.tooLong', { max });

  // The profile may arrive after the form; what somebody typed meanwhile stands.
  useEffect(() => {
    if (!profile) return;
    if (getValues('name') === '') setValue('name', profile.name);
    if (getValues('email') === '') setValue('email', profile.email);
  }, [profile, getValues, setValue]);

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {state.status === 'failed' && (
        <SendFailed title={t('contact.failed')} reason={refusalText(state.failure)} />
      )}
      <TextField
        label={t('contact.name')}
        isOptional
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', { validate: tooLong(LONGEST_NAME) })}
      />
      <TextField
        label={t('email.label')}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={t('contact.emailHint')}
        aria-required
        error={errors.email?.message}
        {...register('email', {
          validate: (typed) => {
            const problem = emailProblem(typed);
            return problem === null || t(problem);
          },
        })}
      />
      <TextArea
        label={t('contact.message')}
        rows={7}
        aria-required
        error={errors.message?.message}
        {...register('message', {
          validate: {
            isThere: (typed) => typed.trim() !== '' || t('contact.messageMissing'),
            fits: tooLong(LONGEST_MESSAGE),
          },
        })}
      />
      <div>
        <Button type="submit" icon={<SendIcon />} isLoading={state.status === 'sending'}>
          {t('contact.submit')}
        </Button>
      </div>
    </form>
  );
}
