import { paths } from '@cpa/shared/routing';
import { LinkButton } from '@cpa/shared/ui';
import { useLoaderData } from 'react-router';
import { useText } from './messages/texts.ts';
import { AuthCard } from './AuthCard.tsx';
import type { VerifyOutcome } from './model/verifyEmail.ts';

/** `/verify-email?token=…`: target of the mailed verification link. */
export function VerifyEmailPage() {
  const t = useText();
  const { isVerified, text } = useLoaderData<VerifyOutcome>();
  return (
    <AuthCard heading={t(isVerified ? 'verify.doneHeading' : 'verify.failedHeading')}>
      <p role={isVerified ? 'status' : 'alert'}>{text}</p>
      {!isVerified && <p>{t('verify.failedText')}</p>}
      <LinkButton to={isVerified ? paths.home : paths.login}>
        {t(isVerified ? 'verify.doneNext' : 'signIn.submit')}
      </LinkButton>
    </AuthCard>
  );
}
