import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { OUTSIDE, SITE_URL, template } from './nodes.ts';

/** Values of the placeholders of the templates. A cluster for drills lives for an hour, so its secrets are fixed. */
const VALUES: Record<string, string> = {
  SITE_URL,
  SUPERUSER_PASSWORD: 'superuser',
  REPLICATION_PASSWORD: 'replication',
  DATABASE_PASSWORD: 'portal',
  SMTP_URL: 'smtp://mail.example.aw:2525',
  NMI_URL: 'https://payments.example.aw:8443',
  NMI_SECURITY_KEY: 'simulated-key',
  // s3rver mistakes a host name for a bucket.
  S3_URL: `http://${OUTSIDE}:9000`,
  S3_KEY_ID: 'S3RVER',
  S3_SECRET: 'S3RVER',
  SECRET: 'a-secret-of-the-drills-that-is-long-enough',
};

/** Settings of the drills only. The builds are checked in a browser by other tests. */
const DRILL_SETTINGS = {
  BOOT_CHECK: 'off',
  RATE_LIMIT_FACTOR: '1000000',
  RENDER_THREADS: '1',
  LOG_LEVEL: 'warn',
  NODE_EXTRA_CA_CERTS: '/etc/portal/ca.pem',
};

/** Fills in a template of `scripts/deploy/cluster`. */
export function render(name: string, node = ''): string {
  return readFileSync(template(name), 'utf8').replace(/@([A-Z\d_]+)@/g, (placeholder, key: string) => {
    const value = key === 'NODE' && node ? node : VALUES[key];
    return value ?? placeholder;
  });
}

/** Environment of a unit. */
export function environmentOf(name: string, node: string): NodeJS.Dict<string> {
  return { ...parseEnv(render(name, node)), ...(name === 'portal.env' && DRILL_SETTINGS) };
}

/** Connection of the superuser to a database machine, over its socket or its address. */
export const superuser = (host: string, database = 'postgres') => ({
  host,
  user: 'postgres',
  password: VALUES['SUPERUSER_PASSWORD']!,
  database,
  connectionTimeoutMillis: 1500,
  query_timeout: 5000,
});

export const DATABASE_PASSWORD = VALUES['DATABASE_PASSWORD']!;
