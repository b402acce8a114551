/** `npm run new-remote -- <name> <route>`: writes a small remote that builds, passes all checks and can be published. */
import { parseArgs } from 'node:util';
import { register } from './new-remote/register.ts';
import { writeRemote } from './new-remote/writeRemote.ts';
import { root } from './build/package.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { into: { type: 'string' } } });
const [name, route] = positionals;

try {
  if (!name || !route)
    throw new Error('Usage: npm run new-remote -- <name> <route>, as job-fairs /job-fairs');
  const folder = writeRemote({ name, route, into: values.into ?? root });
  console.log(`Created ${folder}.`);
  if (!values.into) {
    register(root, `mfe-${name}`);
    console.log(`Next: npm install, npm run dev -- mfe-${name}, then read its README.md.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
