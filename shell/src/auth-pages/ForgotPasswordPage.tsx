import { paths } from '@cpa/shared/routing';
import { Button, Link, useErrorLanguage, useServerErrors } from '@cpa/shared/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useText } from './messages/texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { EmailField } from './EmailField.tsx';
import styles from './forms.module.css';
import { type ForgotPasswordForm, forgotPasswordFormSchema } from './model/formSchemas.ts';
import { storeFields, readStoredFields } from './model/storedFields.ts';
import { events } from './state/recoverySlice.ts';
import { useRecoveryPage } from './useRecoveryPage.ts';

const fields = ['email'] as const;

/** `/forgot-password`: asks for the e-mail address that receives the reset link. */
export function ForgotPasswordPage() {
  const t = useText();
  const { status, error, fieldErrors, dispatch } = useRecoveryPage();
  const form = useForm<ForgotPasswordForm>({
    resolver: zodResolver(forgotPasswordFormSchema),
    mode: 'onTouched',
    defaultValues: { email: readStoredFields().email },
  });
  const { register, handleSubmit, formState, getValues, setError } = form;
  useServerErrors(fieldErrors, fields, setError);
  useErrorLanguage(form, fieldErrors);
  const submit = handleSubmit(({ email }) => void dispatch(events.resetLinkRequested({ email })));
  const isSent = status === 'done';

  return (
    <AuthCard heading={t('forgot.heading')}>
      <p>{t('forgot.text')}</p>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {isSent && <output className={styles.notice}>{t('forgot.sent', { email: getValues('email') })}</output>}
      <form
        className="stack-4"
        noValidate
        onChange={() => storeFields(getValues())}
        onSubmit={(event) => void submit(event)}
      >
        <EmailField field={register('email')} error={formState.errors.email} />
        <Button
          type="submit"
          isWide
          variant={isSent ? 'secondary' : 'primary'}
          isLoading={status === 'working'}
        >
          {t(isSent ? 'forgot.again' : 'forgot.submit')}
        </Button>
      </form>
      <p className="mute">
        {t('forgot.remembered')} <Link to={paths.login}>{t('signIn.submit')}</Link>
      </p>
    </AuthCard>
  );
}
