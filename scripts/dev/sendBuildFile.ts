import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Sends a file of a local build. */
export async function sendBuildFile(folder: string, path: string, response: ServerResponse): Promise<void> {
  const file = join(folder, normalize(`/${path}`));
  const content = await readFile(file).catch(() => null);
  response.writeHead(content ? 200 : 404, {
    'content-type': content ? (TYPES[extname(file)] ?? 'application/octet-stream') : 'text/plain',
    // Names contain a hash of the content.
    'cache-control': content ? 'max-age=3600, immutable' : 'no-store',
  });
  response.end(content ?? 'File not found.\n');
}
