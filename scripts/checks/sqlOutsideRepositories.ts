import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A tagged `sql` template or the start of a Kysely query. */
const QUERY = /\bsql(<[^`\n]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;

/** Folders that consist of SQL: the database layer and the demo data. */
const ALLOWED = /\.repository\.ts$|\.test\.ts$|^platform\/database\/|^app\/demo\//;

/** Returns the files below `sources` that contain SQL although they are not repositories. */
export function sqlOutsideRepositories(sources: string): string[] {
  return globSync('**/*.ts', { cwd: sources })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !ALLOWED.test(file) && QUERY.test(readFileSync(join(sources, file), 'utf8')))
    .toSorted();
}
