import { readFileSync } from 'node:fs';
import { CliError } from './cliError.ts';

/** Settings that hold a secret. Each can be a file: `NAME_FILE` is its path. */
export const SECRET_SETTINGS = [
  'NEXTAUTH_SECRET',
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'PUSHER_APP_ID',
  'PUSHER_KEY',
  'PUSHER_SECRET',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'NMI_SECURITY_KEY',
  'SENTOO_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'MICROSOFT_CLIENT_SECRET',
  'INDEXNOW_KEY',
  'BACKUP_PASSPHRASE',
  'BACKUP_COPY_KEY_ID',
  'BACKUP_COPY_SECRET',
  'RELEASE_STORE_KEY_ID',
  'RELEASE_STORE_SECRET',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'PORTAL_TOKEN',
] as const;

/**
 * Replaces each `NAME_FILE` of a secret by `NAME` with the content of the file, without the line break at its end. Called
 * before anything reads such a setting.
 *
 * @throws CliError that names every file that cannot be used, and never a content.
 */
export function loadSecretFiles(env: NodeJS.ProcessEnv): void {
  const problems: string[] = [];
  for (const name of SECRET_SETTINGS) {
    const path = env[`${name}_FILE`];
    delete env[`${name}_FILE`];
    if (!path) continue;
    if (env[name]) problems.push(`Set ${name} or ${name}_FILE, not both.`);
    else
      try {
        env[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
        if (env[name] === '') problems.push(`The file ${path} of ${name}_FILE is empty.`);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        problems.push(`The file ${path} of ${name}_FILE cannot be read (${code}).`);
      }
  }
  if (problems.length > 0) throw new CliError(problems.join(' '));
}
