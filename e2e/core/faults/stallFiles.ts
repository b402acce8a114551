/**
 * Loaded into a site server with `--import`: reads of the remote in the file `STALLED_REMOTE` never end. Such a
 * response has headers and never a body.
 */
import fs from 'node:fs';
import { Readable } from 'node:stream';

const createReadStream = fs.createReadStream;
fs.createReadStream = ((path: string, ...options: []) =>
  isStalled(path)
    ? new Readable({ read() {} })
    : createReadStream(path, ...options)) as typeof createReadStream;

function isStalled(path: string): boolean {
  const control = process.env['STALLED_REMOTE'];
  const remote = control && fs.existsSync(control) ? fs.readFileSync(control, 'utf8') : '';
  return remote !== '' && path.includes(`/remotes/${remote}/`);
}
