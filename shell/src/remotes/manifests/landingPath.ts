import type { ReleaseDocument, Role } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';

/** Returns the page that a role comes to after signing in without a destination; home while the role is unknown. */
export function landingPath({ remotes }: ReleaseDocument, role: Role | null): string {
  const routes = remotes.flatMap(({ manifest }) => manifest.routes);
  const landing = role && routes.find(({ landingFor }) => landingFor?.includes(role));
  return landing ? landing.path : paths.home;
}
