import { paths } from '@cpa/shared/routing';
import { selectRole } from '@cpa/shared/session';
import { Link } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router';
import { useText } from './messages/texts.ts';
import { landingPath, useReleases } from '../remotes/index.ts';
import { ArrivalCard } from './ArrivalCard.tsx';
import { AuthCard } from './AuthCard.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import styles from './forms.module.css';
import { authErrorKey } from './model/authErrors.ts';
import { destinationQuery } from './model/destination.ts';
import { registrationSubmitted } from './state/authSlice.ts';
import { useAuthPage } from './useAuthPage.ts';

/** `/register`: registers an applicant, or a recruiter with `?role=recruiter`. */
export function RegisterPage() {
  const t = useText();
  const role = useSelector(selectRole);
  const releases = useReleases();
  const { auth, query, dispatch, to, arrival } = useAuthPage();
  if (arrival === 'ready') return <Navigate to={to ?? landingPath(releases, role)} replace />;
  if (arrival === 'waiting') return <ArrivalCard />;

  return (
    <AuthCard heading={t('register.heading')}>
      {auth.error && (
        <p className={styles.error} role="alert">
          {t(authErrorKey(auth.error))}
        </p>
      )}
      <RegisterForm
        role={query.get('role') === 'recruiter' ? 'recruiter' : 'applicant'}
        isWorking={auth.status === 'working'}
        fieldErrors={auth.fieldErrors}
        onSubmit={(fields) => dispatch(registrationSubmitted({ ...fields, to }))}
      />
      <p className={styles.small}>
        {t('register.terms')}{' '}
        <span className={styles.together}>
          <Link to={paths.terms}>{t('legal.terms')}</Link>
          {' · '}
          <Link to={paths.privacy}>{t('legal.privacy')}</Link>
        </span>
      </p>
      <p className={styles.aside}>
        {t('register.hasAccount')}{' '}
        <Link to={`${paths.login}${destinationQuery(to)}`}>{t('register.signIn')}</Link>
      </p>
    </AuthCard>
  );
}
