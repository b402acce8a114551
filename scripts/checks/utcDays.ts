import { readSourceFiles } from './sourceFiles.ts';

/** Cuts the day off an ISO instant. Commit hashes and lists may be cut. */
const UTC_DAY =
  /(?<!\b(?:commit\?|answers))\.(?:slice|substring|substr)\(0,\s*10\)|toISOString\(\)\s*\.split\b/;

/** Holds the only conversion of an instant to a day. */
const ALLOWED = 'shared/src/contracts/dayInAruba.ts';

/** Returns the lines that take the day of an instant in UTC, which from 20:00 on is not the one in Aruba. */
export function utcDays(sources: string): string[] {
  return readSourceFiles(sources, ['ts', 'tsx', 'cjs', 'mjs'])
    .filter(({ path }) => path !== ALLOWED)
    .flatMap(({ path, source }) =>
      source.split('\n').flatMap((line, index) => (UTC_DAY.test(line) ? [`${path}:${index + 1}`] : [])),
    );
}
