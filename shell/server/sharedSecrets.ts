import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAMES = ['NEXTAUTH_SECRET', 'PUSHER_KEY'] as const;

/** `NEXTAUTH_SECRET` encrypts the sign-in session; `PUSHER_KEY` names the realtime application, to every page. */
export type SharedSecrets = Record<(typeof NAMES)[number], string>;

/**
 * What the servers of one installation must agree on: from the environment or, outside production, from the
 * `secrets.json` that all of them share; whoever starts first makes it.
 */
export function sharedSecrets(env: NodeJS.ProcessEnv, portalHome: string): SharedSecrets {
  const given: Partial<SharedSecrets> = {};
  for (const name of NAMES) if (env[name]) given[name] = env[name];
  const missing = NAMES.filter((name) => !given[name]);
  if (missing.length === 0) return given as SharedSecrets;
  if (env['NODE_ENV'] === 'production')
    throw new Error(`In production ${missing.join(' and ')} must be set in the environment.`);
  return { ...keptOrMade(join(portalHome, 'secrets.json')), ...given };
}

function keptOrMade(file: string): SharedSecrets {
  const before = kept(file);
  const whole = { ...freshSecrets(), ...before };
  if (NAMES.every((name) => before[name])) return whole;
  mkdirSync(join(file, '..'), { recursive: true });
  const draft = `${file}.site-${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(whole, null, 2)}\n`, { mode: 0o600 });
  if (Object.keys(before).length > 0) {
    renameSync(draft, file);
    return whole;
  }
  try {
    // Fails when another process was first; then its secrets are the ones.
    linkSync(draft, file);
    return whole;
  } catch {
    return { ...whole, ...kept(file) };
  } finally {
    rmSync(draft, { force: true });
  }
}

/** As the API makes them. */
function freshSecrets(): SharedSecrets {
  return {
    NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
    PUSHER_KEY: randomBytes(10).toString('hex'),
  };
}

function kept(file: string): Partial<SharedSecrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<SharedSecrets>;
  } catch {
    return {};
  }
}
