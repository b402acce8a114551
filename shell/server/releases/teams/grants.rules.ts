import { variants } from '../checks/ownership.rules.ts';

/** Returns the claims that no grant covers: URL patterns, `event:<name>`, `listen:<name>` and `slot:<name>`. */
export function ungranted(claims: readonly string[], granted: readonly string[]): string[] {
  const patterns = granted.filter((each) => each.startsWith('/'));
  return claims.filter(
    (claim) => !(claim.startsWith('/') ? isCovered(claim, patterns) : granted.includes(claim)),
  );
}

const isCovered = (pattern: string, granted: readonly string[]): boolean =>
  variants(pattern).every((segments) =>
    granted.some((each) => variants(each).some((own) => covers(own, segments))),
  );

/** Returns true when every URL of the second pattern is one of the first. A parameter covers any segment. */
function covers([first, ...rest]: string[], [second, ...others]: string[]): boolean {
  if (first === '*') return true;
  if (first === undefined || second === undefined) return first === second;
  if (second === '*') return false;
  const isSame = first.startsWith(':') || first.toLowerCase() === second.toLowerCase();
  return isSame && covers(rest, others);
}
