import { paths } from '@cpa/shared/routing';
import { LinkButton } from '@cpa/shared/ui';
import { useSearchParams } from 'react-router';
import { useText } from './messages/texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { authErrorKey } from './model/authErrors.ts';

/** `/error`: explains the sign-in error that the query names. */
export function AuthErrorPage() {
  const t = useText();
  const [query] = useSearchParams();
  const error = query.get('error') ?? '';
  // A page requires a session; the sign-in itself has not failed.
  const isFirst = error === 'SessionRequired';
  return (
    <AuthCard heading={t(isFirst ? 'error.signInFirst' : 'error.heading')}>
      <p role="alert">{t(authErrorKey(error))}</p>
      <LinkButton to={paths.login}>{t(isFirst ? 'signIn.submit' : 'error.back')}</LinkButton>
    </AuthCard>
  );
}
