import { LoadingArea, Skeleton } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { completenessOf } from '../model/completeness.ts';
import { selectApplicant, selectProfileStatus } from '../state/profileSlice.ts';
import { FirstSteps } from './FirstSteps.tsx';

type FirstVisitProps = {
  /** True once it is known that no application was sent. */
  hasNoApplications: boolean;
  /** Shown after the first visit. */
  children: ReactNode;
};

/** The first steps, until the user has added something to the profile of the sign-up, or sent an application. */
export function FirstVisit({ hasNoApplications, children }: FirstVisitProps) {
  const t = useText();
  const status = useSelector(selectProfileStatus);
  const applicant = useSelector(selectApplicant);
  if (!hasNoApplications || status === 'failed') return children;
  if (status === 'loading') {
    return (
      <LoadingArea label={t('profile.loading')}>
        <Skeleton shape="block" height={320} />
      </LoadingArea>
    );
  }
  return !applicant || completenessOf(applicant).percent === 0 ? <FirstSteps /> : children;
}
