import { resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../../..');

/** Returns the folder for run-time data: `PORTAL_HOME`, relative to the repository, or `.portal` in it. */
export function portalHome(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(repository, env['PORTAL_HOME'] ?? '.portal');
}
