import { selectProfile, selectSessionStatus } from '@cpa/shared/session';
import { Button, LinkButton } from '@cpa/shared/ui';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { events, selectAuth } from './state/authSlice.ts';
import { ACCOUNT_ANCHOR } from './state/showAccount.ts';
import { useText } from '../messages/texts.ts';
import { landingPath, useReleases } from '../remotes/index.ts';
import styles from './JobPostingSignUp.module.css';
import { useLoaded } from './useLoaded.ts';

const loadForm = () =>
  import(/* webpackChunkName: "register" */ './JobPostingForm.tsx').then(
    ({ JobPostingForm }) => JobPostingForm,
  );

type Props = {
  /** Destination after signing up. Default: the current page. */
  to?: string | undefined;
};

/**
 * Sign-up for posting vacancies, below another page. Hidden for signed-in users, except right after signing up here:
 * then it shows the next step at `#account`.
 */
export function JobPostingSignUp({ to }: Props) {
  const status = useSelector(selectSessionStatus);
  const profile = useSelector(selectProfile);
  const { newOn } = useSelector(selectAuth);
  if (status === 'unauthenticated') return <Invitation to={to} />;
  if (newOn === null || !profile) return null;
  return <NextStep email={profile.email} path={newOn} />;
}

/** Shows what a new recruiter does next, until the page at `path` is left. */
function NextStep({ email, path }: { email: string; path: string }) {
  const t = useText();
  const dispatch = useDispatch();
  const releases = useReleases();
  const isThere = useLocation().pathname === path;
  useEffect(() => (isThere ? () => void dispatch(events.arrivalLeft()) : undefined), [isThere, dispatch]);
  return (
    <section id={ACCOUNT_ANCHOR} className={styles.section} aria-labelledby="account-title" tabIndex={-1}>
      <h2 id="account-title">{t('signUp.doneHeading')}</h2>
      <p>{t('signUp.done', { email })}</p>
      <LinkButton to={landingPath(releases, 'recruiter')}>{t('signUp.doneNext')}</LinkButton>
    </section>
  );
}

function Invitation({ to }: Props) {
  const t = useText();
  const { pathname, search } = useLocation();
  const [isWanted, setIsWanted] = useState(false);
  const { value: Form, isFailed } = useLoaded(loadForm, isWanted);
  return (
    <section id={ACCOUNT_ANCHOR} className={styles.section} aria-labelledby="account-title" tabIndex={-1}>
      <h2 id="account-title">{t('signUp.heading')}</h2>
      <p>{t('signUp.text')}</p>
      {Form ? (
        <Form to={to ?? `${pathname}${search}`} />
      ) : (
        <Button isLoading={isWanted && !isFailed} onClick={() => setIsWanted(true)}>
          {t('signUp.start')}
        </Button>
      )}
      {isFailed && <p role="alert">{t('signUp.failed')}</p>}
    </section>
  );
}
