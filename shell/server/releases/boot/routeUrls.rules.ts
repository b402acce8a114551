import type { RemoteRelease } from '@cpa/shared/contracts';
import { matchPath } from 'react-router';

/** Value of a route parameter without a link. No object has it, so such a page shows its "not found" state. */
const PARAMETER = '0';

export type RouteToCheck = {
  remote: string;
  /** Pattern of the manifest. */
  pattern: string;
  path: string;
  role: 'recruiter' | 'applicant' | null;
};

/** Lists the routes of releases with a URL for each pattern, the parameters filled in. */
export function routesToCheck(releases: readonly Pick<RemoteRelease, 'name' | 'manifest'>[]): RouteToCheck[] {
  return releases.flatMap(({ name, manifest }) =>
    (manifest?.routes ?? []).map(({ path, role = null }) => ({
      remote: name,
      pattern: path,
      path: urlOf(path),
      role,
    })),
  );
}

/** Returns true when the URL of a route depends on an object. */
export const hasParameters = ({ pattern }: Pick<RouteToCheck, 'pattern'>): boolean =>
  pattern.split('/').some((segment) => segment.startsWith(':') && !segment.endsWith('?'));

/** Returns the path of a link that leads to the route, and to no route without parameters. */
export function linkTo(
  { pattern }: Pick<RouteToCheck, 'pattern'>,
  links: Iterable<string>,
  routes: readonly RouteToCheck[],
): string | undefined {
  const plain = new Set(routes.filter((route) => !hasParameters(route)).map(({ path }) => path));
  return [...links].find((link) => !plain.has(link) && matchPath(pattern, link) !== null);
}

function urlOf(pattern: string): string {
  const segments = pattern
    .split('/')
    .filter((segment) => segment !== '' && segment !== '*' && !segment.endsWith('?'))
    .map((segment) => (segment.startsWith(':') ? PARAMETER : segment));
  return `/${segments.join('/')}`;
}
