import type { RemoteManifest } from '@cpa/shared/contracts';
import { matchPath } from 'react-router';

/** Finds link targets of a manifest that lead to no page of the remote. */
export function linkProblems({ links, routes }: RemoteManifest): string[] {
  return Object.entries(links).flatMap(([name, target]) => {
    const path = target.replace(/[?#].*$/, '');
    const isOwn = routes.some((route) => matchPath(route.path, path));
    return isOwn ? [] : [`links.${name}: no route of this remote matches "${path}"`];
  });
}
