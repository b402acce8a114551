import { paths } from '@cpa/shared/routing';
import { Link } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from './messages/texts.ts';
import { RegisterForm } from './RegisterForm.tsx';
import styles from './forms.module.css';
import { authErrorKey } from './model/authErrors.ts';
import { destinationQuery } from './model/destination.ts';
import { events, selectAuth } from './state/authSlice.ts';

/** Registration form for recruiters that stays on the page. */
export function JobPostingForm({ to }: { to: string }) {
  const t = useText();
  const dispatch = useDispatch();
  const auth = useSelector(selectAuth);
  // The sign-in form may be on the same page.
  const isOurs = auth.form === 'registration';
  return (
    <>
      {isOurs && auth.error && (
        <p className={styles.error} role="alert">
          {t(authErrorKey(auth.error))}
        </p>
      )}
      <RegisterForm
        fixedRole="recruiter"
        isWorking={isOurs && auth.status === 'working'}
        failure={auth.failure}
        onSubmit={(fields) => dispatch(events.registrationSubmitted({ ...fields, to }))}
      />
      <p className="mute text-13-5">
        {t('register.terms')} <Link to={paths.terms}>{t('legal.terms')}</Link> ·{' '}
        <Link to={paths.privacy}>{t('legal.privacy')}</Link>
      </p>
      <p className="mute">
        {t('register.hasAccount')}{' '}
        <Link to={`${paths.login}${destinationQuery(to)}`}>{t('register.signIn')}</Link>
      </p>
    </>
  );
}
