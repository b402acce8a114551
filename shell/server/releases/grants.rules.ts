import { variants } from './ownership.rules.ts';

/** Returns the declared patterns that no granted pattern covers. */
export function uncoveredPatterns(declared: readonly string[], granted: readonly string[]): string[] {
  return declared.filter((pattern) =>
    variants(pattern).some(
      (segments) => !granted.some((each) => variants(each).some((own) => covers(own, segments))),
    ),
  );
}

/** Returns true when every URL of the second pattern is one of the first. A parameter covers any segment. */
function covers([first, ...rest]: string[], [second, ...others]: string[]): boolean {
  if (first === '*') return true;
  if (first === undefined || second === undefined) return first === second;
  if (second === '*') return false;
  const isCovered = first.startsWith(':') || first.toLowerCase() === second.toLowerCase();
  return isCovered && covers(rest, others);
}
