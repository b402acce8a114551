import type { ReleaseDocument } from '@cpa/shared/contracts';
import { useSearchParams } from 'react-router';
import { manifestRouteAt } from '../remotes/index.ts';
import { JobPostingSignUp } from './JobPostingSignUp.tsx';
import { SignInPage } from './SignInPage.tsx';
import { requestedPath } from './model/destination.ts';

type Options = { isDemo: boolean; releases: ReleaseDocument };

export function createRoute({ isDemo, releases }: Options) {
  return {
    Component: () => (
      <>
        <SignInPage isDemo={isDemo} />
        <RecruiterSignUp releases={releases} />
      </>
    ),
  };
}

/** Offers an account when the destination is a page for recruiters. */
function RecruiterSignUp({ releases }: Pick<Options, 'releases'>) {
  const [query] = useSearchParams();
  const to = requestedPath(query, location.origin);
  const path = to && new URL(to, location.origin).pathname;
  return path && manifestRouteAt(releases, path)?.role === 'recruiter' ? <JobPostingSignUp to={to} /> : null;
}
