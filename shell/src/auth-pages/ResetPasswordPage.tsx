import { paths } from '@cpa/shared/routing';
import { Link, LinkButton } from '@cpa/shared/ui';
import { useLoaderData, useSearchParams } from 'react-router';
import { useText } from './messages/texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import styles from './forms.module.css';
import type { ResetLink } from './model/resetLink.ts';
import { events } from './state/recoverySlice.ts';
import { useRecoveryPage } from './useRecoveryPage.ts';

/** `/reset-password?token=…`: target of the mailed reset link. */
export function ResetPasswordPage() {
  const t = useText();
  const [query] = useSearchParams();
  const { status, error, fieldErrors, dispatch } = useRecoveryPage();
  const { isSpent } = useLoaderData<ResetLink>();
  const token = query.get('token');
  if (!token || isSpent) {
    return (
      <AuthCard heading={t(isSpent ? 'reset.spentHeading' : 'reset.heading')}>
        <p role="alert">{t(isSpent ? 'reset.spent' : 'reset.noToken')}</p>
        <LinkButton to={paths.forgotPassword}>{t('reset.newLink')}</LinkButton>
      </AuthCard>
    );
  }
  if (status === 'done') {
    return (
      <AuthCard heading={t('reset.doneHeading')}>
        <p role="status">{t('reset.done')}</p>
        <LinkButton to={paths.login}>{t('signIn.submit')}</LinkButton>
      </AuthCard>
    );
  }
  return (
    <AuthCard heading={t('reset.heading')}>
      {error && (
        <p className={styles.error} role="alert">
          {error} <Link to={paths.forgotPassword}>{t('reset.newLink')}</Link>
        </p>
      )}
      <ResetPasswordForm
        isWorking={status === 'working'}
        fieldErrors={fieldErrors}
        onSubmit={(password) => dispatch(events.passwordSubmitted({ token, password }))}
      />
    </AuthCard>
  );
}
