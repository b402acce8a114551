import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NAMES = ['NEXTAUTH_SECRET', 'JWT_SECRET', 'PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET'] as const;

export type Secrets = Record<(typeof NAMES)[number], string> & {
  /** Previous key after a rotation; its tokens stay valid until they expire. */
  JWT_SECRET_PREVIOUS?: string;
};

/**
 * Reads secrets from the environment or, outside production, from `secrets.json` in the portal home, created on first
 * use. Production never generates secrets, because processes on two machines would differ.
 */
export function readSecrets(
  environment: NodeJS.ProcessEnv,
  portalHome: string,
  isProduction: boolean,
): Secrets {
  const given: Partial<Secrets> = {};
  for (const name of NAMES) if (environment[name]) given[name] = environment[name];
  const { JWT_SECRET_PREVIOUS } = environment;
  if (JWT_SECRET_PREVIOUS) given.JWT_SECRET_PREVIOUS = JWT_SECRET_PREVIOUS;
  const missing = NAMES.filter((name) => !given[name]);
  if (missing.length === 0) return given as Secrets;
  if (isProduction) {
    throw new Error(`In production these secrets must be set in the environment: ${missing.join(', ')}.`);
  }
  return { ...keptSecrets(join(portalHome, 'secrets.json')), ...given };
}

function keptSecrets(file: string): Secrets {
  const kept = readKeptSecrets(file);
  const whole = { ...freshSecrets(), ...kept };
  if (kept && NAMES.every((name) => kept[name])) return whole;
  mkdirSync(dirname(file), { recursive: true });
  if (kept) {
    writeKeptSecrets(file, whole);
    return whole;
  }
  const draft = writeDraft(file, whole);
  // Linking fails when another process was first; use its secrets.
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return { ...whole, ...readKeptSecrets(file) };
}

/** Replaces the file atomically. */
export function writeKeptSecrets(file: string, secrets: Partial<Secrets>): void {
  renameSync(writeDraft(file, secrets), file);
}

function writeDraft(file: string, secrets: Partial<Secrets>): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return draft;
}

/** Undefined without a file. @throws Error when it cannot be read. */
export function readKeptSecrets(file: string): Partial<Secrets> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(
      `The file ${file} cannot be read as JSON. Mend it, or remove it to have new secrets made.`,
      {
        cause: error,
      },
    );
  }
}

function freshSecrets(): Secrets {
  return {
    NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
    JWT_SECRET: randomBytes(32).toString('base64url'),
    PUSHER_APP_ID: 'career-portal',
    PUSHER_KEY: randomBytes(10).toString('hex'),
    PUSHER_SECRET: randomBytes(20).toString('hex'),
  };
}
