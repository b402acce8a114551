/** `npm run new-remote -- <name> <route>`: writes a whole small remote that builds, is tested and can be published. */
import { parseArgs } from 'node:util';
import { register } from './new-remote/register.ts';
import { writeRemote } from './new-remote/writeRemote.ts';
import { root } from './build/package.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { into: { type: 'string' } } });
const [name, route] = positionals;

try {
  if (!name || !route) throw new Error('Use: npm run new-remote -- <name> <route>, as job-fairs /job-fairs');
  const folder = writeRemote({ name, route, into: values.into ?? root });
  console.log(`${folder} is written.`);
  if (!values.into) {
    register(root, `mfe-${name}`);
    console.log(`Next: npm install, npm run dev -- mfe-${name}, and its README.md.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
