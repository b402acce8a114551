import { type Applicant, formatPhone } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { selectDisplayName } from '@cpa/shared/session';
import { Avatar, ErrorNotice, FileTextIcon, Link, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { failureText } from '../../../page/failureText.ts';
import { useText } from '../../../messages/laterTexts.ts';
import { resumeToSend } from '../model/resumeToSend.ts';
import { ownProfile } from '../state/ownProfile.ts';
import styles from './ProfilePreview.module.css';

/** Preview of the profile and the resume that are sent with the application. */
export function ProfilePreview({ resumeId }: { resumeId?: number | null }) {
  const t = useText();
  const dispatch = useDispatch();
  const profile = useSelector(ownProfile.select);
  const name = useSelector(selectDisplayName);
  if (profile.status === 'loaded') return <Sent applicant={profile.data} resumeId={resumeId} />;
  if (profile.error?.status === 404) {
    return (
      <div className={styles.card}>
        <Avatar name={name} src={null} size={44} />
        <div>
          <p className="break bold" translate="no">
            {name}
          </p>
          <p className="mute break text-14">{t('apply.newProfile')}</p>
        </div>
      </div>
    );
  }
  if (profile.status === 'failed') {
    return (
      <ErrorNotice
        title={t('apply.profileUnseen')}
        requestId={profile.error.requestId}
        onRetry={() => dispatch(ownProfile.opened())}
      >
        {failureText(profile.error)}
      </ErrorNotice>
    );
  }
  return (
    <LoadingArea label={t('apply.profileLoading')}>
      <Skeleton height="92px" shape="block" />
    </LoadingArea>
  );
}

function Sent({ applicant, resumeId }: { applicant: Applicant; resumeId: number | null | undefined }) {
  const t = useText();
  const resume = resumeToSend(resumeId, applicant.resumes);
  const counts = [
    applicant.experience.length > 0 && t('apply.experience', { count: applicant.experience.length }),
    applicant.educations.length > 0 && t('apply.educations', { count: applicant.educations.length }),
    applicant.skills.length > 0 && t('apply.skills', { count: applicant.skills.length }),
  ].filter((count) => count !== false);
  const contact = [applicant.email, applicant.phone && formatPhone(applicant.phone)].filter(Boolean);
  return (
    <div className={styles.card}>
      <Avatar name={applicant.name} src={applicant.photo} size={44} />
      <div className={styles.about}>
        <p className="break bold" dir="auto" translate="no">
          {applicant.name}
        </p>
        {applicant.headline && (
          <p className="mute break text-14" dir="auto" lang="">
            {applicant.headline}
          </p>
        )}
        <p className="mute break text-14">{contact.join(' · ')}</p>
        {counts.length > 0 && <p className="mute break text-14">{counts.join(' · ')}</p>}
        <p className={styles.file}>
          <FileTextIcon />
          <bdi>{resume ? resume.file_name : t('apply.noResume')}</bdi>
        </p>
        <Link to={paths.applicant.profile}>{t('apply.editProfile')}</Link>
      </div>
    </div>
  );
}
