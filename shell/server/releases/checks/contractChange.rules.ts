import type { RemoteRelease } from '@cpa/shared/contracts';
import { satisfy } from '@module-federation/runtime-core';

type Offers = NonNullable<RemoteRelease['offers']>;
/** The platform contract, as a shell lists it in its release. */
export type WrittenContract = Offers & { version: string };

/** Differences that affect a remote built against the old contract, as messages. */
type Changes = { breaking: string[]; additions: string[] };

/**
 * Returns an error message when two versions differ by less than their changes require, else null. A name, a member of
 * a type or a key that remotes may use and no longer find, or another major version of a library, requires a major
 * release. Every other change requires a minor one, because only a reviewer can judge whether a type became wider or
 * narrower.
 */
export function versionErrorOf(one: WrittenContract, other: WrittenContract): string | null {
  const isLater = satisfy(other.version, `>=${one.version}`);
  const [before, now] = isLater ? [one, other] : [other, one];
  const { breaking, additions } = changesOf(before, now);
  const changes = [...breaking, ...additions];
  if (changes.length === 0) return null;
  const least = raised(before.version, breaking.length > 0);
  if (satisfy(now.version, `>=${least}`)) return null;
  const list = changes.map((change) => `  ${change}\n`).join('');
  return `Platform contract ${now.version} differs from the published ${before.version}:\n${list}Raise PLATFORM_VERSION in keys.ts to ${least} or more.`;
}

function changesOf(before: WrittenContract, now: WrittenContract): Changes {
  const changes: Changes = { breaking: [], additions: [] };
  compare(uses(before), uses(now), changes);
  compare(libraries(before), libraries(now), changes, (from, to) => majorOf(from) !== majorOf(to));
  compare(before.types, now.types, changes, (from, to) =>
    membersOf(from).some((name) => !membersOf(to).includes(name)),
  );
  compare(before.keys, now.keys, changes, () => true);
  return changes;
}

function compare(
  before: Record<string, string>,
  now: Record<string, string>,
  { breaking, additions }: Changes,
  isBreaking: (from: string, to: string) => boolean = () => false,
): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const [from, to] = [before[key], now[key]];
    if (from === undefined) additions.push(`${key} is new`);
    else if (to === undefined) breaking.push(`${key} was removed`);
    else if (from !== to) (isBreaking(from, to) ? breaking : additions).push(`${key} changed`);
  }
}

/** Members, parameters and literals of a type; `name?` and `name` are two. */
const membersOf = (type: string): readonly string[] => type.match(/\w+\??(?=:)|'[^']*'/g) ?? [];

/** Names of each module, and whether it is provided on demand. */
function uses({ modules }: Offers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(modules).flatMap(([key, { names, isLazy }]) =>
      names.map((name) => [`${name} of ${key}`, String(isLazy)]),
    ),
  );
}

/** Versions of third-party libraries. Our own modules have the version of the contract. */
function libraries({ modules }: Offers): Record<string, string> {
  const foreign = Object.entries(modules).filter(([key]) => !key.startsWith('@cpa/shared/'));
  return Object.fromEntries(foreign.map(([key, { version }]) => [`the version of ${key}`, version]));
}

const numbersOf = (version: string): number[] => version.split('.').map(Number);
const majorOf = (version: string): number => numbersOf(version)[0] ?? 0;

function raised(version: string, isBreaking: boolean): string {
  const [major = 0, minor = 0] = numbersOf(version);
  return isBreaking ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}
