/** Secrets that must be long enough to resist guessing. */
const SECRETS = ['NEXTAUTH_SECRET', 'JWT_SECRET', 'JWT_SECRET_PREVIOUS', 'PUSHER_SECRET'];

const MIN_SECRET_LENGTH = 32;

/**
 * Refuses to start a production server with settings that are only safe elsewhere: a missing URL, a site without TLS,
 * a short secret or demo data. Does nothing outside production.
 *
 * @param required - Variables that this server cannot run without.
 * @throws Error that names every problem.
 */
export function requireProductionSettings(env: NodeJS.ProcessEnv, required: readonly string[]): void {
  if (env['NODE_ENV'] !== 'production') return;
  const problems = [
    ...required.filter((name) => !env[name]).map((name) => `Set ${name}.`),
    ...(isPlainHttp(env)
      ? ['SITE_URL must start with https://. To run without TLS, set ALLOW_HTTP=on.']
      : []),
    ...SECRETS.filter((name) => isShort(env[name])).map(
      (name) => `${name} must have at least ${MIN_SECRET_LENGTH} characters.`,
    ),
    ...(env['DEMO'] === 'on' ? ['DEMO=on is not allowed: everyone knows the demo passwords.'] : []),
  ];
  if (problems.length > 0) throw new Error(`This production server cannot start. ${problems.join(' ')}`);
}

function isPlainHttp({ SITE_URL, ALLOW_HTTP }: NodeJS.ProcessEnv): boolean {
  return Boolean(SITE_URL) && !SITE_URL?.startsWith('https://') && ALLOW_HTTP !== 'on';
}

function isShort(secret: string | undefined): boolean {
  return Boolean(secret) && Buffer.byteLength(secret ?? '') < MIN_SECRET_LENGTH;
}
