import { CALLBACK_URL_KEY, paths } from '@cpa/shared/routing';
import { LinkButton } from '@cpa/shared/ui';
import { useLocation } from 'react-router';
import { useText } from '../messages/texts.ts';
import { landingPath, useReleases } from '../remotes/index.ts';

/** Links to sign in, which leads back to the current page, and to register as a recruiter. */
export function SignedOutLinks({ onNavigate }: { onNavigate?: () => void }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const back = new URLSearchParams({ [CALLBACK_URL_KEY]: `${pathname}${search}` }).toString();
  const post = new URLSearchParams({
    role: 'recruiter',
    [CALLBACK_URL_KEY]: landingPath(useReleases(), 'recruiter'),
  }).toString();
  return (
    <>
      <LinkButton
        to={isAuthPage(pathname) ? paths.login : `${paths.login}?${back}`}
        variant="secondary"
        size="small"
        onClick={onNavigate}
      >
        {t('account.signIn')}
      </LinkButton>
      <LinkButton to={`${paths.register}?${post}`} size="small" onClick={onNavigate}>
        {t('account.postVacancy')}
      </LinkButton>
    </>
  );
}

/** Sign-in must not lead back to these pages. */
function isAuthPage(pathname: string): boolean {
  return ([paths.login, paths.signIn, paths.register, paths.error, paths.verifyEmail] as string[]).includes(
    pathname,
  );
}
