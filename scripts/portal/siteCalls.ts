import { CliError, loadSecretFiles } from '@cpa/shared/server';
import { httpCalls } from './httpCalls.ts';
import type { ReleaseCalls } from './releaseCalls.ts';

/** Release commands on the site at `PORTAL_URL`, with the token of a team. */
export function siteCalls(env: NodeJS.ProcessEnv): ReleaseCalls {
  loadSecretFiles(env);
  const { PORTAL_URL = '', PORTAL_TOKEN } = env;
  if (!PORTAL_URL) throw new CliError('Set PORTAL_URL to the URL of the site.');
  if (!URL.canParse(PORTAL_URL)) throw new CliError(`PORTAL_URL is not a URL: "${PORTAL_URL}".`);
  const { protocol, hostname } = new URL(PORTAL_URL);
  if (protocol !== 'https:' && hostname !== 'localhost' && hostname !== '127.0.0.1')
    throw new CliError('PORTAL_URL must use https, because the token is a secret.');
  if (!PORTAL_TOKEN) throw new CliError('Set PORTAL_TOKEN to the token of your team.');
  return httpCalls({ url: PORTAL_URL, token: PORTAL_TOKEN });
}
