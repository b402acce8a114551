import { selectDisplayName } from '@cpa/shared/session';
import { LoadError, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { formFrom } from '../model/profileForm.ts';
import {
  profileOpened,
  selectApplicant,
  selectProfileError,
  selectProfileStatus,
} from '../state/profileSlice.ts';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './ProfileForm.module.css';
import { ProfilePhoto } from './ProfilePhoto.tsx';
import { Resumes } from './Resumes.tsx';

/** Edits the applicant's profile, or creates it on the first save. */
export function ProfileEditor() {
  const t = useText();
  const dispatch = useDispatch();
  const status = useSelector(selectProfileStatus);
  const applicant = useSelector(selectApplicant);
  const error = useSelector(selectProfileError);
  const accountName = useSelector(selectDisplayName);
  if (status === 'failed') {
    return (
      <LoadError title={t('profile.failed.title')} error={error} onRetry={() => dispatch(profileOpened())} />
    );
  }
  if (status === 'loading' || status === 'idle') {
    return (
      <LoadingArea label={t('profile.loading')} className={styles.form}>
        <Skeleton height={22} width={320} />
        <Skeleton shape="block" height={640} />
      </LoadingArea>
    );
  }
  return (
    <>
      <p className={styles.intro}>{t(applicant ? 'profile.intro' : 'profile.introNew')}</p>
      {applicant && <ProfilePhoto applicant={applicant} />}
      {applicant && <Resumes resumes={applicant.resumes} />}
      <ProfileForm start={formFrom(applicant, accountName)} email={applicant?.email} isNew={!applicant} />
    </>
  );
}
