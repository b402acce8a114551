import { LoadError } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, selectApplicant, selectProfileError, selectProfileStatus } from '../state/profileSlice.ts';
import { ProfileLoading } from './ProfileLoading.tsx';
import styles from './ProfileEditor.module.css';
import { ProfilePhoto } from './ProfilePhoto.tsx';
import { ProfileProgress } from './ProfileProgress.tsx';
import { RecruiterPreview } from './RecruiterPreview.tsx';
import { Resumes } from './Resumes.tsx';
import { AboutSection } from './sections/AboutSection.tsx';
import { ContactSection } from './sections/ContactSection.tsx';
import { EducationSection } from './sections/EducationSection.tsx';
import { ExperienceSection } from './sections/ExperienceSection.tsx';
import { LanguagesSection } from './sections/LanguagesSection.tsx';
import { PermitSection } from './sections/PermitSection.tsx';
import { SkillsSection } from './sections/SkillsSection.tsx';
import { VisibilitySection } from './sections/VisibilitySection.tsx';

/** Edits the applicant's profile section by section, or creates it with the contact details. */
export function ProfileEditor() {
  const t = useText();
  const dispatch = useDispatch();
  const status = useSelector(selectProfileStatus);
  const applicant = useSelector(selectApplicant);
  const error = useSelector(selectProfileError);
  if (status === 'failed') {
    return (
      <LoadError
        title={t('profile.failed.title')}
        error={error}
        onRetry={() => dispatch(events.profileOpened())}
      />
    );
  }
  if (status === 'loading') return <ProfileLoading />;
  if (!applicant) {
    return (
      <div className="stack-4 content-start one-column">
        <p className="mute">{t('profile.introNew')}</p>
        <ContactSection applicant={null} />
      </div>
    );
  }
  return (
    <div className={styles.columns}>
      <div className="stack-4 content-start one-column">
        <ProfilePhoto applicant={applicant} />
        <ContactSection applicant={applicant} />
        <AboutSection applicant={applicant} />
        <ExperienceSection applicant={applicant} />
        <EducationSection applicant={applicant} />
        <SkillsSection applicant={applicant} />
        <LanguagesSection applicant={applicant} />
        <PermitSection applicant={applicant} />
        <Resumes resumes={applicant.resumes} />
        <VisibilitySection applicant={applicant} />
      </div>
      <div className={styles.aside}>
        <ProfileProgress applicant={applicant} />
        <RecruiterPreview applicant={applicant} />
      </div>
    </div>
  );
}
