import { paths } from '@cpa/shared/routing';
import { LinkButton } from '@cpa/shared/ui';
import { useSearchParams } from 'react-router';
import { useText } from '../messages/texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { authErrorKey } from './model/authErrors.ts';

/** `/error`: says in a sentence what the sign-in service names in the query. */
export function AuthErrorPage() {
  const t = useText();
  const [query] = useSearchParams();
  const error = query.get('error') ?? '';
  // Nobody tried to sign in yet, so nothing failed.
  const isFirst = error === 'SessionRequired';
  return (
    <AuthCard heading={t(isFirst ? 'error.signInFirst' : 'error.heading')}>
      <p role="alert">{t(authErrorKey(error))}</p>
      <LinkButton to={paths.login}>{t(isFirst ? 'account.signIn' : 'error.back')}</LinkButton>
    </AuthCard>
  );
}
