import type { OpenIdProvider, ReleaseDocument } from '@cpa/shared/contracts';
import type { RemoteHost } from '@cpa/shared/remote';
import { useSearchParams } from 'react-router';
import type { Destination } from '../config/pageConfig.ts';
import { manifestRouteAt } from '../remotes/index.ts';
import { JobPostingSignUp } from './JobPostingSignUp.tsx';
import { SignInPage } from './SignInPage.tsx';
import { requestedPath } from './model/destination.ts';
import { magicLinkRoute } from './model/magicLink.ts';

type Options = {
  api: RemoteHost['api'];
  isDemo: boolean;
  destination: Destination | null;
  providers: OpenIdProvider[];
  releases: ReleaseDocument;
};

export function createRoute({ api, isDemo, destination, providers, releases }: Options) {
  return {
    ...magicLinkRoute(api),
    Component: () => (
      <>
        <SignInPage isDemo={isDemo} destination={destination} providers={providers} />
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
