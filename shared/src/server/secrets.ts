import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Secrets of one installation. `NEXTAUTH_SECRET` encrypts the sign-in session, `JWT_SECRET` signs access tokens and
 * links in e-mails, and the `PUSHER_…` values authenticate the realtime application; every page knows `PUSHER_KEY`.
 */
export type SecretName = 'NEXTAUTH_SECRET' | 'JWT_SECRET' | 'PUSHER_APP_ID' | 'PUSHER_KEY' | 'PUSHER_SECRET';
export type Secrets = Record<SecretName, string> & {
  /** The key before the last rotation: tokens that it signed stay valid until they expire. */
  JWT_SECRET_PREVIOUS?: string;
};

/** Path of the secrets file of an installation outside production. */
export function secretsFile(portalHome: string): string {
  return join(portalHome, 'secrets.json');
}

/**
 * Returns the named secrets from the environment or, outside production, from the secrets file, which the first
 * process creates. Production never generates secrets: processes on two machines would disagree.
 *
 * @throws Error if a secret is missing in production, or the file is not JSON.
 */
export function readSecrets<Name extends SecretName>(
  names: readonly Name[],
  env: NodeJS.ProcessEnv,
  portalHome: string,
): Pick<Secrets, Name | 'JWT_SECRET_PREVIOUS'> {
  const given: Partial<Secrets> = {};
  for (const name of [...names, 'JWT_SECRET_PREVIOUS'] as const) if (env[name]) given[name] = env[name];
  const missing = names.filter((name) => !given[name]);
  if (missing.length === 0) return given as Secrets;
  if (env['NODE_ENV'] === 'production') {
    throw new Error(`Set these secrets in the environment of a production server: ${missing.join(', ')}.`);
  }
  return { ...readOrCreate(secretsFile(portalHome)), ...given };
}

function readOrCreate(file: string): Secrets {
  const stored = readSecretsFile(file);
  const generated = generateSecrets();
  const secrets = { ...generated, ...stored };
  if (stored && Object.keys(generated).every((name) => stored[name as SecretName])) return secrets;
  mkdirSync(dirname(file), { recursive: true });
  if (stored) {
    writeSecretsFile(file, secrets);
    return secrets;
  }
  const draft = writeDraft(file, secrets);
  try {
    linkSync(draft, file);
  } catch (error) {
    // Another process was first: use its secrets.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return { ...secrets, ...readSecretsFile(file) };
}

/** Replaces the file atomically. */
export function writeSecretsFile(file: string, secrets: Partial<Secrets>): void {
  renameSync(writeDraft(file, secrets), file);
}

function writeDraft(file: string, secrets: Partial<Secrets>): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return draft;
}

/**
 * Returns the content of the secrets file, or undefined if there is none.
 *
 * @throws Error if the file is not JSON.
 */
export function readSecretsFile(file: string): Partial<Secrets> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${file} is not valid JSON. Repair it, or delete it to generate new secrets.`, {
      cause: error,
    });
  }
}

function generateSecrets(): Secrets {
  return {
    NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
    JWT_SECRET: randomBytes(32).toString('base64url'),
    // `Pusher.forURL` of the official SDK accepts digits only.
    PUSHER_APP_ID: '1',
    PUSHER_KEY: randomBytes(10).toString('hex'),
    PUSHER_SECRET: randomBytes(20).toString('hex'),
  };
}
