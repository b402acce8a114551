import { randomBytes } from 'node:crypto';
import { readSecretsFile, secretsFile, writeSecretsFile } from '@cpa/shared/server';
import { Argument } from 'commander';
import type { OperatorContext, OperatorCommand } from '../operatorCommand.ts';

type Values = Record<string, string | undefined>;

/**
 * Keys with their new values and the effect of a rotation. Access tokens signed with the previous key stay valid
 * until they expire.
 */
const KEYS: Record<string, { next: (now: Values) => Values; effect: string }> = {
  jwt: {
    next: ({ JWT_SECRET = '' }) => ({ JWT_SECRET: secret(), JWT_SECRET_PREVIOUS: JWT_SECRET }),
    effect:
      'Users stay signed in: access tokens of the previous key remain valid until they expire after ten minutes. Unsubscribe links in mails already sent stop working.',
  },
  nextauth: {
    next: () => ({ NEXTAUTH_SECRET: secret() }),
    effect: 'All users have to sign in again.',
  },
  realtime: {
    next: () => ({
      PUSHER_KEY: randomBytes(10).toString('hex'),
      PUSHER_SECRET: randomBytes(20).toString('hex'),
    }),
    effect: 'Open pages receive realtime events again after a reload.',
  },
};

const rotate: OperatorCommand = {
  name: 'keys rotate',
  argument: new Argument('<key>', 'key to rotate').choices(Object.keys(KEYS)),
  summary: 'Generate a new key for the next start. In production, print it instead of saving it.',
  hasDryRun: true,
  needsNoDatabase: true,
  run: async ({ config, isDryRun }, { args }) => {
    const key = KEYS[args[0]!]!;
    const values = key.next(config.secrets);
    const names = Object.keys(values);
    if (isFromEnvironment(config)) {
      const lines = Object.entries(values).map(([name, value]) => `${name}=${value}`);
      return {
        data: values,
        text: ['Set these environment variables and restart every server:', ...lines, key.effect].join('\n'),
      };
    }
    const file = secretsFile(config.portalHome);
    if (!isDryRun) writeSecretsFile(file, { ...readSecretsFile(file), ...values });
    const label = isDryRun ? 'Nothing was changed (dry run). New values' : 'New values';
    return {
      data: { file, changed: names, dry_run: isDryRun },
      text: `${label} in ${file}: ${names.join(', ')}. Restart every server. ${key.effect}`,
    };
  },
};

export const keyCommands: OperatorCommand[] = [rotate];

const secret = (): string => randomBytes(32).toString('base64url');

/** Production has no secrets file; the operator sets new values in the environment. */
function isFromEnvironment({ isProduction }: OperatorContext['config']): boolean {
  return isProduction || process.env['JWT_SECRET'] !== undefined;
}
