import type { ActiveRemote, RemoteManifest } from '@cpa/shared/contracts';
import { matchPath } from 'react-router';

/** A short user journey through pages. */
export type Journey = NonNullable<RemoteManifest['journeys']>[number];
export type JourneyStep = Journey['steps'][number];

type Remote = Pick<ActiveRemote, 'name' | 'manifest'>;

/** Journey of a remote. */
export type JourneyToWalk = Journey & { remote: string };

/**
 * Lists the journeys that a check takes: those of the changed remotes, and those of others that lead to a page of them.
 * @param changed names of remotes; `all` for a new shell
 */
export function journeysToWalk(
  remotes: readonly Remote[],
  changed: readonly string[] | 'all',
): JourneyToWalk[] {
  const isChanged = ({ name }: Remote): boolean => changed === 'all' || changed.includes(name);
  const targets = remotes.filter(isChanged);
  return remotes.flatMap((remote) =>
    (remote.manifest.journeys ?? [])
      .filter(({ steps }) => isChanged(remote) || steps.some((step) => leadsTo(step, targets)))
      .map((journey) => ({ ...journey, remote: remote.name })),
  );
}

function leadsTo(step: JourneyStep, remotes: readonly Remote[]): boolean {
  const path = 'open' in step ? step.open : 'at' in step ? step.at : undefined;
  if (path === undefined) return false;
  const { pathname } = new URL(path, 'http://localhost');
  return remotes.some(({ manifest }) =>
    manifest.routes.some((route) => matchPath(route.path, pathname) !== null),
  );
}

/** Describes a step for a refusal. */
export function describeStep(step: JourneyStep): string {
  if ('open' in step) return `open ${step.open}`;
  if ('click' in step) return `click the ${step.role ?? 'link'} "${step.click}"`;
  if ('fill' in step) return `type "${step.text}" into "${step.fill}"`;
  if ('see' in step) return `see "${step.see}"`;
  return `be at ${step.at}`;
}
