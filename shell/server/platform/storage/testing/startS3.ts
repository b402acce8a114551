import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Settings } from '../s3Objects.ts';

export type TestS3 = {
  settings: (prefix: string) => S3Settings;
  env: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
};

/** Starts an S3-compatible server, or uses the one of `TEST_S3_ENDPOINT`, which has a bucket `releases`. */
export async function startS3(): Promise<TestS3> {
  const given = process.env['TEST_S3_ENDPOINT'];
  const folder = mkdtempSync(join(tmpdir(), 'portal-s3-'));
  const child = given
    ? undefined
    : fork(join(import.meta.dirname, 's3Server.mjs'), [folder], { execArgv: [], stdio: 'inherit' });
  const endpoint = child ? `http://127.0.0.1:${(await once(child, 'message'))[0]}` : given!;
  return {
    settings: (prefix) => ({
      bucket: 'releases',
      prefix,
      region: 'us-east-1',
      endpoint,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      pollMs: 0,
    }),
    env: {
      RELEASE_STORE_ENDPOINT: endpoint,
      RELEASE_STORE_KEY_ID: 'S3RVER',
      RELEASE_STORE_SECRET: 'S3RVER',
    },
    async stop() {
      if (child) {
        const ended = once(child, 'exit');
        child.disconnect();
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
