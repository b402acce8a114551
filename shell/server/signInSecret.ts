import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'NEXTAUTH_SECRET';

/**
 * The key of the sign-in service: from the environment or, outside production, from the `secrets.json` that all
 * servers of one installation share; whoever starts first makes it.
 */
export function signInSecret(env: NodeJS.ProcessEnv, portalHome: string): string {
  const given = env[NAME];
  if (given) return given;
  if (env['NODE_ENV'] === 'production')
    throw new Error(`In production ${NAME} must be set in the environment.`);
  const file = join(portalHome, 'secrets.json');
  return kept(file)[NAME] ?? make(file);
}

function make(file: string): string {
  const before = kept(file);
  const secret = randomBytes(32).toString('base64url');
  mkdirSync(join(file, '..'), { recursive: true });
  const draft = `${file}.site-${process.pid}`;
  writeFileSync(draft, `${JSON.stringify({ ...before, [NAME]: secret }, null, 2)}\n`, { mode: 0o600 });
  if (Object.keys(before).length > 0) {
    renameSync(draft, file);
    return secret;
  }
  try {
    // Fails when another process was first; then its secret is the one.
    linkSync(draft, file);
    return secret;
  } catch {
    return kept(file)[NAME] ?? secret;
  } finally {
    rmSync(draft, { force: true });
  }
}

function kept(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}
