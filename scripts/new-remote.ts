/**
 * `npm run new-remote -- <name> <route>`: writes a small remote that builds, passes all checks and can be published.
 * `--outside --into <folder> [--packages <folder>]` writes it as a separate repository.
 */
import { parseArgs } from 'node:util';
import { assertFreeRoute } from './new-remote/assertFreeRoute.ts';
import { register } from './new-remote/register.ts';
import { writeOutsideRemote } from './new-remote/writeOutsideRemote.ts';
import { writeRemote } from './new-remote/writeRemote.ts';
import { REMOTES, root } from './build/workspace.ts';

const options = {
  into: { type: 'string' },
  outside: { type: 'boolean' },
  packages: { type: 'string' },
} as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const [name, route] = positionals;

try {
  if (!name || !route)
    throw new Error('Usage: npm run new-remote -- <name> <route>, as job-fairs /job-fairs');
  if (values.outside && !values.into)
    throw new Error('Name the parent folder of the new repository: --outside --into <folder>');
  await assertFreeRoute(route, root, REMOTES);
  const into = values.into ?? root;
  const folder = values.outside
    ? writeOutsideRemote({ name, route, into, packages: values.packages })
    : writeRemote({ name, route, into });
  console.log(`Created ${folder}.`);
  if (values.outside) console.log('Next: npm install, then read its README.md.');
  else if (!values.into) {
    register(root, `mfe-${name}`);
    console.log(`Next: npm install, npm run dev -- mfe-${name}, then read its README.md.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
