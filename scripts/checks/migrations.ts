/** Checks that new migrations neither block a running site nor break the previous release. */
import { join } from 'node:path';
import { checkMigrations } from './checkMigrations.ts';
import { ROOT } from '../start/settings.ts';

const problems = checkMigrations(join(ROOT, 'api/migrations'));
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
