import { createHmac, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { SECRET_SETTINGS } from '@cpa/shared/server';

/** Hashes of the settings of one process, each with the salt. */
export interface SettingsPrint {
  salt: string;
  hashes: Record<string, string>;
}

/** Content of the file with the keys that sign the release document. */
export const RELEASE_KEYS = 'release-keys.json';

/** Secrets that all machines share. The URL of the database may differ: another PgBouncer, the same database. */
const SECRETS: string[] = [
  ...SECRET_SETTINGS.filter((name) => !name.startsWith('DATABASE_') && name !== 'PORTAL_TOKEN'),
  RELEASE_KEYS,
];

/** Settings that all machines share. */
const SETTINGS = [
  'NODE_ENV',
  'ALLOW_HTTP',
  'SITE_URL',
  'ALLOWED_ORIGINS',
  'TRUSTED_PROXIES',
  'RATE_LIMIT_FACTOR',
  'REALTIME_CLIENT_EVENTS',
  'REALTIME_CONNECTIONS_PER_ADDRESS',
  'MAIL_FROM',
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_PHONE',
  'OPERATOR_EMAIL',
  'OPERATOR_REGISTRATION',
  'CONTACT_EMAIL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_ISSUER',
  'MICROSOFT_CLIENT_ID',
  'MICROSOFT_ISSUER',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'NMI_URL',
  'SENTOO_URL',
  'SENTOO_MERCHANT',
  'SENTOO_PAYER_ORIGINS',
  'PAYMENT_TIMEOUT_MS',
  'INDEXNOW_URL',
  'RELEASE_STORE',
  'RELEASE_STORE_ENDPOINT',
  'RELEASE_STORE_REGION',
  'SESSION_POLL_SECONDS',
  'SERVICE_WORKER',
  'SERVER_RENDERING',
  'MIRROR_URL',
  'FILES_URL',
  'PREVIEW_ORIGINS',
];

/** @public For the test that compares it with the documented settings. */
export const SHARED_SETTINGS: readonly string[] = [...SECRETS, ...SETTINGS];

/** Hashes settings with a salt, secrets with a slow hash, so that a reader of the database cannot guess a weak one. */
export async function hashSettings(
  settings: Record<string, string | undefined>,
  salt = randomBytes(16).toString('base64url'),
): Promise<SettingsPrint> {
  const hashes: Record<string, string> = {};
  for (const name of SHARED_SETTINGS) {
    const value = settings[name];
    if (value) hashes[name] = (await hash(name, value, salt)).toString('base64url');
  }
  return { salt, hashes };
}

/** Describes the settings that differ, as seen from this machine. */
export function describeDifferences(here: SettingsPrint, there: SettingsPrint): string[] {
  return SHARED_SETTINGS.filter((name) => here.hashes[name] !== there.hashes[name]).map((name) => {
    if (here.hashes[name] === undefined) return `${name} is set there only`;
    return there.hashes[name] === undefined ? `${name} is set here only` : `${name} has another value`;
  });
}

const slowly = promisify<string, string, number, Buffer>(scrypt);

async function hash(name: string, value: string, salt: string): Promise<Buffer> {
  const salted = `${salt} ${name}`;
  if (SECRETS.includes(name)) return await slowly(value, salted, 32);
  return createHmac('sha256', salted).update(value).digest();
}
