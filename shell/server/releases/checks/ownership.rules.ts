import type { ReleaseManifest } from '@cpa/shared/contracts';
import { SHELL_EVENTS } from '../../../src/realtime/userChannel.ts';
import { SHELL_PATHS } from './shellPaths.ts';

export type Claims = { name: string; manifest: ReleaseManifest };

/** URLs of the site server, which no page can have. */
const SERVER_PATHS = ['/api/*', '/assets/*', '/health/*', '/operator/*', '/remotes/*', '/remotes-mirror/*'];

/**
 * Finds what a release declares although the shell or another remote has it: URL patterns with a common URL, events, slots,
 * kinds of notifications, badges, link targets and Trusted Types policies. Events that a remote only listens to have another owner.
 * @returns one sentence for each conflict
 */
export function ownershipConflicts(release: Claims, others: readonly Claims[]): string[] {
  const shell = { name: 'the shell', paths: [...SHELL_PATHS, ...SERVER_PATHS] };
  const owners = [shell, ...others.map(({ name, manifest }) => ({ name, paths: pathsOf(manifest) }))];
  return [
    ...owners.flatMap((owner) =>
      pathsOf(release.manifest).flatMap((path) =>
        owner.paths
          .filter((taken) => haveCommonUrl(path, taken))
          .map((taken) => `The route ${path} overlaps ${taken} of ${owner.name}.`),
      ),
    ),
    ...eventsOf(release.manifest)
      .filter((name) => SHELL_EVENTS.includes(name))
      .map((name) => `The event "${name}" belongs to the shell.`),
    ...others.flatMap((other) =>
      NAMED.flatMap(({ label, names }) => {
        const taken = new Set(names(other.manifest));
        return names(release.manifest)
          .filter((name) => taken.has(name))
          .map((name) => `The ${label} "${name}" belongs to ${other.name}.`);
      }),
    ),
  ];
}

const eventsOf = ({ events }: ReleaseManifest): string[] => events.map(({ name }) => name);
const ownEventsOf = ({ events }: ReleaseManifest): string[] =>
  events.flatMap(({ name, isListener }) => (isListener ? [] : [name]));
const slotsOf = ({ slots }: ReleaseManifest): string[] => [...new Set(slots.map(({ slot }) => slot))];

/** Returns the claims of a release: URL patterns, `event:<name>`, `listen:<name>` and `slot:<name>`. */
export const claimsOf = (manifest: ReleaseManifest): string[] => [
  ...pathsOf(manifest),
  ...manifest.events.map(({ name, isListener }) => `${isListener ? 'listen' : 'event'}:${name}`),
  ...slotsOf(manifest).map((name) => `slot:${name}`),
];

/** Returns true when two remotes cannot have these claims at once. */
export const claimsMeet = (one: string, other: string): boolean =>
  one.startsWith('/') && other.startsWith('/')
    ? haveCommonUrl(one, other)
    : one === other && !one.startsWith('listen:');

const NAMED: { label: string; names: (manifest: ReleaseManifest) => string[] }[] = [
  { label: 'event', names: ownEventsOf },
  { label: 'slot', names: slotsOf },
  { label: 'notification', names: ({ notifications }) => notifications.map(({ kind }) => kind) },
  { label: 'badge', names: ({ badges }) => badges.map(({ name }) => name) },
  { label: 'link target', names: ({ links }) => Object.keys(links) },
  { label: 'Trusted Types policy', names: (manifest) => manifest.trusted_types },
];

const pathsOf = ({ routes }: ReleaseManifest): string[] => routes.map(({ path }) => path);

/** Returns true when a URL exists that both react-router patterns match. */
export function haveCommonUrl(one: string, other: string): boolean {
  return variants(one).some((first) => variants(other).some((second) => segmentsMeet(first, second)));
}

/** Returns the segments of a pattern, with and without each optional one. */
export function variants(pattern: string): string[][] {
  return pattern
    .split('/')
    .filter(Boolean)
    .reduce<string[][]>(
      (lists, segment) =>
        segment.endsWith('?')
          ? lists.flatMap((list) => [list, [...list, segment.slice(0, -1)]])
          : lists.map((list) => [...list, segment]),
      [[]],
    );
}

function segmentsMeet([first, ...rest]: string[], [second, ...others]: string[]): boolean {
  if (first === '*' || second === '*') return true;
  if (first === undefined || second === undefined) return first === second;
  const isSame = isParameter(first) || isParameter(second) || first.toLowerCase() === second.toLowerCase();
  return isSame && segmentsMeet(rest, others);
}

const isParameter = (segment: string): boolean => segment.startsWith(':');
