import type { RemoteRelease } from '@cpa/shared/contracts';

/** Value of each route parameter. No object has it, so such a page shows its "not found" state. */
const PARAMETER = '0';

export type RouteToCheck = { remote: string; path: string; role: 'recruiter' | 'applicant' | null };

/** Lists the routes of releases with a URL for each pattern, the parameters filled in. */
export function routesToCheck(releases: readonly Pick<RemoteRelease, 'name' | 'manifest'>[]): RouteToCheck[] {
  return releases.flatMap(({ name, manifest }) =>
    (manifest?.routes ?? []).map(({ path, role = null }) => ({ remote: name, path: urlOf(path), role })),
  );
}

function urlOf(pattern: string): string {
  const segments = pattern
    .split('/')
    .filter((segment) => segment !== '' && segment !== '*' && !segment.endsWith('?'))
    .map((segment) => (segment.startsWith(':') ? PARAMETER : segment));
  return `/${segments.join('/')}`;
}
