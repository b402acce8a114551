import { LoadError, LoadingArea, Skeleton } from '@cpa/shared/ui';
import type { Recommendations } from '@cpa/shared/contracts';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, selectApplicant, selectProfileError, selectProfileStatus } from '../state/profileSlice.ts';
import { ProfileProgress } from './ProfileProgress.tsx';
import { ResumeSummary } from './ResumeSummary.tsx';

type ProfileSummaryProps = { permits: Recommendations['permits'] | undefined };

/** Progress and resumes on the overview. Renders nothing without a profile. */
export function ProfileSummary({ permits }: ProfileSummaryProps) {
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
  if (status === 'loading') {
    return (
      <LoadingArea label={t('profile.loading')}>
        <Skeleton shape="block" height={220} />
      </LoadingArea>
    );
  }
  if (!applicant) return null;
  return (
    <>
      <ProfileProgress applicant={applicant} permits={permits} />
      <ResumeSummary resumes={applicant.resumes} />
    </>
  );
}
