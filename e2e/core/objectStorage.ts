import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { site } from './site.ts';

const BUCKET = 'releases';
const PREFIX = 'e2e';

/** Starts an S3-compatible server in a separate process, with an empty release store in `folder`. */
export async function startObjectStorage(folder: string) {
  mkdirSync(folder, { recursive: true });
  const script = join(site.root, 'shell/server/platform/storage/testing/s3Server.mjs');
  const server = fork(script, [folder], { execArgv: [] });
  const exited = once(server, 'exit');
  const failed = exited.then(([code]) => {
    throw new Error(`The S3 server exited with code ${code} before it listened.`);
  });
  const [port] = (await Promise.race([once(server, 'message'), failed])) as [number];
  return {
    /** Settings of a site server or a command that uses the store. */
    settings: {
      RELEASE_STORE: `s3://${BUCKET}/${PREFIX}`,
      RELEASE_STORE_ENDPOINT: `http://127.0.0.1:${port}`,
      RELEASE_STORE_KEY_ID: 'S3RVER',
      RELEASE_STORE_SECRET: 'S3RVER',
    },
    /** Waits until the server has an object of this name. It writes the metadata last. */
    async waitFor(name: string) {
      const file = join(folder, BUCKET, PREFIX, `${name}._S3rver_metadata.json`);
      await expect.poll(() => existsSync(file), { intervals: [2] }).toBe(true);
    },
    async stop() {
      server.disconnect();
      await exited;
    },
  };
}
