import { paths } from '@cpa/shared/routing';
import { selectProfile, selectSessionStatus } from '@cpa/shared/session';
import { Button, LinkButton } from '@cpa/shared/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectAuth } from '../auth-pages/state/authSlice.ts';
import { ACCOUNT_ANCHOR } from '../auth-pages/state/showAccount.ts';
import { useText } from '../messages/texts.ts';
import styles from './JobPostingSignUp.module.css';
import { useLoaded } from './useLoaded.ts';

const loadForm = () =>
  import(/* webpackChunkName: "register" */ '../auth-pages/JobPostingForm.tsx').then(
    ({ JobPostingForm }) => JobPostingForm,
  );

type Props = {
  /** Where the new account leads; where one is, if nothing is said. */
  to?: string | undefined;
};

/**
 * The sign-up of whoever wants to post a vacancy, on a page that is about something else. Nothing for who is signed in,
 * but for the one who has just signed up here: they find at `#account` what comes next.
 */
export function JobPostingSignUp({ to }: Props) {
  const t = useText();
  const status = useSelector(selectSessionStatus);
  const profile = useSelector(selectProfile);
  const { isNew } = useSelector(selectAuth);
  if (status === 'unauthenticated') return <Invitation to={to} />;
  if (!isNew || !profile) return null;
  return (
    <section id={ACCOUNT_ANCHOR} className={styles.section} aria-labelledby="account-title" tabIndex={-1}>
      <h2 id="account-title">{t('signUp.doneHeading')}</h2>
      <p>{t('signUp.done', { email: profile.email })}</p>
      <LinkButton to={paths.recruiter.dashboard}>{t('signUp.doneNext')}</LinkButton>
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
