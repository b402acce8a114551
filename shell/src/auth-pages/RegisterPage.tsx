import { OPENID_NAMES, type OpenIdProvider } from '@cpa/shared/contracts';
import { paths, signInReason } from '@cpa/shared/routing';
import { selectRole } from '@cpa/shared/session';
import { Link } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { Navigate, useLoaderData, useLocation } from 'react-router';
import type { Destination } from '../config/pageConfig.ts';
import { useText } from './messages/texts.ts';
import { landingPath, useReleases } from '../remotes/index.ts';
import { ArrivalCard } from './ArrivalCard.tsx';
import { AuthCard } from './AuthCard.tsx';
import { CookieNotice } from './CookieNotice.tsx';
import { LinkMailedCard } from './LinkMailedCard.tsx';
import { MagicLinkCard } from './MagicLinkCard.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import styles from './forms.module.css';
import { authErrorKey } from './model/authErrors.ts';
import { destinationQuery, destinationTitle } from './model/destination.ts';
import type { MagicLink } from './model/magicLink.ts';
import { namedProvider } from './model/providerQuery.ts';
import { events } from './state/authSlice.ts';
import { useAuthPage } from './useAuthPage.ts';

type Props = { destination: Destination | null; providers: OpenIdProvider[] };

/**
 * `/register`: registers an applicant, or a recruiter with `?role=recruiter`. With `magic`, the target of a mailed link that
 * creates an applicant's account.
 */
export function RegisterPage({ destination, providers }: Props) {
  const t = useText();
  const role = useSelector(selectRole);
  const releases = useReleases();
  const { auth, query, dispatch, to, arrival } = useAuthPage();
  const location = useLocation();
  const title = destinationTitle(destination, to);
  const known = namedProvider(query, providers);
  const newHere = known && t('providers.newHere', { service: OPENID_NAMES[known] });
  const reason = newHere ?? signInReason(location.state) ?? (title && t('register.continueTo', { title }));
  const { isSpent } = useLoaderData<MagicLink>();
  const token = query.get('magic');
  const terms = (
    <p className="mute text-13-5">
      {t('register.terms')}{' '}
      <span className="nowrap">
        <Link to={paths.terms}>{t('legal.terms')}</Link>
        {' · '}
        <Link to={paths.privacy}>{t('legal.privacy')}</Link>
      </span>
    </p>
  );
  if (token && !isSpent) {
    return (
      <MagicLinkCard token={token} email={query.get('email') ?? ''} to={to} createsAccount>
        {terms}
      </MagicLinkCard>
    );
  }
  if (arrival === 'ready') return <Navigate to={to ?? landingPath(releases, role)} replace />;
  if (arrival === 'waiting') return <ArrivalCard />;
  if (auth.status === 'mailed')
    return <LinkMailedCard text={t('emailOnly.mailed')} onBack={() => dispatch(events.formOpened())} />;

  const error = auth.error ?? (token && auth.status === 'idle' ? 'Verification' : null);
  return (
    <AuthCard heading={t('register.heading')} hasReasons>
      <CookieNotice />
      {reason && !error && <p className={styles.notice}>{reason}</p>}
      {error && (
        <p className={styles.error} role="alert">
          {t(authErrorKey(error))}
        </p>
      )}
      <RegisterForm
        role={query.get('role') === 'recruiter' ? 'recruiter' : 'applicant'}
        isWorking={auth.status === 'working'}
        failure={auth.failure}
        onSubmit={(fields) => dispatch(events.registrationSubmitted({ ...fields, to }))}
        onMailLink={(fields) => dispatch(events.linkRequested({ ...fields, to }))}
        services={{ providers, to }}
      />
      {terms}
      <p className="mute">
        {t('register.hasAccount')}{' '}
        <Link to={`${paths.login}${destinationQuery(to)}`} state={location.state as unknown}>
          {t('register.signIn')}
        </Link>
      </p>
    </AuthCard>
  );
}
