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
  return (
    <AuthCard heading={t('error.heading')}>
      <p role="alert">{t(authErrorKey(query.get('error') ?? ''))}</p>
      <LinkButton to={paths.login}>{t('error.back')}</LinkButton>
    </AuthCard>
  );
}
