/** Thread that builds packages for a release, one after another, so that it loads webpack once. */
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { SHELL } from '../../shell/server/releases/index.ts';
import { build } from './build.ts';
import { root } from './workspace.ts';

const port = parentPort;
if (!port) throw new Error('Start this module as a thread.');
port.on('message', (name: string) => {
  const preset = name === SHELL ? 'shell' : 'remote';
  build(join(root, name), { preset, isDevelopment: false, isHot: false }).then(send, (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    send(false);
  });
});

function send(isBuilt: boolean): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
  port?.postMessage(isBuilt);
}
