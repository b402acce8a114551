import { paths } from '@cpa/shared/routing';
import { useSearchParams } from 'react-router';
import type { PageConfig } from '../app/pageConfig.ts';
import { JobPostingSignUp } from '../sign-up/JobPostingSignUp.tsx';
import { SignInPage } from './SignInPage.tsx';
import { wantedPath } from './model/landingPath.ts';

export function createRoute({ demo }: PageConfig) {
  return {
    Component: () => (
      <>
        <SignInPage isDemo={demo} />
        <ForRecruiters />
      </>
    ),
  };
}

/** On the way to the dashboard somebody may have no account yet. */
function ForRecruiters() {
  const [query] = useSearchParams();
  const to = wantedPath(query, location.origin);
  return to?.startsWith(paths.recruiter.dashboard) ? <JobPostingSignUp to={to} /> : null;
}
