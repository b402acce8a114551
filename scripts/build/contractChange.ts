import { satisfy } from '@module-federation/runtime-core';
import type { PlatformContract } from './providedModules.ts';

/** The platform contract as stored in `contract.json`. */
export type WrittenContract = PlatformContract & { types: Record<string, string> };

/** Differences that affect a remote built against the old contract, as messages. */
type Changes = { breaking: string[]; additions: string[] };

/**
 * Returns an error message when the version of a changed contract was not raised enough, else null. A removed name or
 * a new major version of a library requires a major release; every other change a minor one, because only a reviewer
 * can tell whether a type became wider or narrower.
 */
export function versionErrorOf(before: WrittenContract, now: WrittenContract): string | null {
  const { breaking, additions } = changesOf(before, now);
  const changes = [...breaking, ...additions];
  if (changes.length === 0) return null;
  const least = raised(before.version, breaking.length > 0);
  if (satisfy(now.version, `>=${least}`)) return null;
  const list = changes.map((change) => `  ${change}\n`).join('');
  return `The platform contract changed:\n${list}Raise PLATFORM_VERSION in keys.ts from ${before.version} to ${least} or more.`;
}

function changesOf(before: WrittenContract, now: WrittenContract): Changes {
  const changes: Changes = { breaking: [], additions: [] };
  compare(uses(before), uses(now), changes);
  compare(libraries(before), libraries(now), changes, (from, to) => majorOf(from) !== majorOf(to));
  compare(before.types, now.types, changes);
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

/** Names of each module, and whether it is provided on demand. */
function uses({ modules }: WrittenContract): Record<string, string> {
  return Object.fromEntries(
    Object.entries(modules).flatMap(([key, { names, isLazy }]) =>
      names.map((name) => [`${name} of ${key}`, String(isLazy)]),
    ),
  );
}

/** Versions of third-party libraries. Our own modules have the version of the contract. */
function libraries({ modules }: WrittenContract): Record<string, string> {
  const foreign = Object.entries(modules).filter(([key]) => !key.startsWith('@cpa/shared/'));
  return Object.fromEntries(foreign.map(([key, { version }]) => [`the version of ${key}`, version]));
}

const numbersOf = (version: string): number[] => version.split('.').map(Number);
const majorOf = (version: string): number => numbersOf(version)[0] ?? 0;

function raised(version: string, isBreaking: boolean): string {
  const [major = 0, minor = 0] = numbersOf(version);
  return isBreaking ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}
