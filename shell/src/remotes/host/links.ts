import type { ReleaseDocument } from '@cpa/shared/contracts';
import type { HostLinks } from '@cpa/shared/remote';
import { fillPath } from '@cpa/shared/routing';

/** Link targets by the manifests of the active remotes. */
export function createLinks({ remotes }: ReleaseDocument): HostLinks {
  const paths = new Map(remotes.flatMap(({ manifest }) => Object.entries(manifest.links)));
  return { to: (name, values = {}) => fillPath(paths.get(name), values) };
}
