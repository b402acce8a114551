import { paths, signInReason } from '@cpa/shared/routing';
import { selectRole } from '@cpa/shared/session';
import { Link } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { Navigate, useLoaderData, useLocation } from 'react-router';
import type { Destination } from '../config/pageConfig.ts';
import { useText } from './messages/texts.ts';
import { landingPath, useReleases } from '../remotes/index.ts';
import { offerDue } from '../passkey-offer/offerDue.ts';
import { ArrivalCard } from './ArrivalCard.tsx';
import { AuthCard } from './AuthCard.tsx';
import { CookieNotice } from './CookieNotice.tsx';
import type { OpenIdProvider } from '@cpa/shared/contracts';
import { LinkMailedCard } from './LinkMailedCard.tsx';
import { MagicLinkCard } from './MagicLinkCard.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { ProviderLinkCard } from './ProviderLinkCard.tsx';
import { PasskeySignIn } from './proof/PasskeySignIn.tsx';
import { SecondStep } from './proof/SecondStep.tsx';
import { SignInForm } from './SignInForm.tsx';
import styles from './forms.module.css';
import { authErrorKey } from './model/authErrors.ts';
import { destinationQuery, destinationTitle } from './model/destination.ts';
import type { MagicLink } from './model/magicLink.ts';
import { namedProvider } from './model/providerQuery.ts';
import { events } from './state/authSlice.ts';
import { useAuthPage } from './useAuthPage.ts';

type Props = { isDemo: boolean; destination: Destination | null; providers: OpenIdProvider[] };

/** Errors after which the user goes on as the text says. */
const NOTICES = new Set(['SessionRequired', 'AccountNotLinkedError', 'ProofMailed']);

/** `/login`, and `/api/auth/signin` with the query parameters `error` and `callbackUrl`. */
export function SignInPage({ isDemo, destination, providers }: Props) {
  const t = useText();
  const role = useSelector(selectRole);
  const releases = useReleases();
  const { auth, query, dispatch, to, arrival } = useAuthPage();
  const location = useLocation();
  const title = destinationTitle(destination, to);
  const reason = signInReason(location.state) ?? (title && t('signIn.continueTo', { title }));
  const { isSpent } = useLoaderData<MagicLink>();
  const token = query.get('magic');
  if (token && !isSpent) return <MagicLinkCard token={token} email={query.get('email') ?? ''} to={to} />;
  const linked = namedProvider(query, providers);
  const linkToken = query.get('token');
  if (linked && linkToken) return <ProviderLinkCard provider={linked} token={linkToken} to={to} />;
  if (arrival === 'ready') return <Navigate to={to ?? landingPath(releases, role)} replace />;
  if (arrival === 'waiting') return <ArrivalCard />;
  if (query.get('step') === '2') return <SecondStep to={to} />;

  const register = (
    <div className="stack-2 mute">
      <p>
        {t('signIn.noAccount')}{' '}
        <Link
          to={`${paths.register}${destinationQuery(to)}`}
          state={location.state as unknown}
          onClick={() => dispatch(events.formOpened())}
        >
          {t('signIn.register')}
        </Link>
      </p>
      <p className="text-13-5">{t('emailOnly.enough')}</p>
    </div>
  );
  if (auth.status === 'mailed' || (auth.status === 'idle' && query.has('mailed'))) {
    return (
      <LinkMailedCard text={t('magicLink.mailed')} onBack={() => dispatch(events.formOpened())}>
        {register}
      </LinkMailedCard>
    );
  }

  // The recruiter sign-up may be on the same page.
  const isOurs = auth.form === 'signIn';
  const linkError = token ? 'Verification' : query.get('error');
  const error = isOurs ? (auth.error ?? (auth.status === 'idle' ? linkError : null)) : null;
  return (
    <AuthCard heading={t('signIn.heading')} hasReasons>
      <CookieNotice />
      {error && (
        <p className={NOTICES.has(error) ? styles.notice : styles.error} role="alert">
          {t(authErrorKey(error))}
        </p>
      )}
      {reason && !error && <p className={styles.notice}>{reason}</p>}
      <SignInForm
        isWorking={isOurs && auth.status === 'working'}
        isDemo={isDemo}
        onSubmit={(fields) => {
          offerDue.write(true);
          dispatch(events.signInSubmitted({ ...fields, to }));
        }}
        onMailLink={(email) => dispatch(events.linkRequested({ email, to }))}
      >
        <p className="mute">
          <Link to={paths.forgotPassword}>{t('signIn.forgot')}</Link>
        </p>
        <PasskeySignIn isWorking={isOurs && auth.status === 'working'} to={to} />
        <ProviderButtons providers={providers} to={to} />
        {register}
      </SignInForm>
    </AuthCard>
  );
}
