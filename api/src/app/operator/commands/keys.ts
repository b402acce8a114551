import { randomBytes } from 'node:crypto';
import { readSecretsFile, secretsFile, writeSecretsFile } from '@cpa/shared/server';
import { Refusal } from '../refusal.ts';
import type { OperatorContext, Verb } from '../verb.ts';

type Values = Record<string, string | undefined>;

/**
 * Keys with their new values and the effect of a rotation. Access tokens of the previous key stay valid until they
 * expire.
 */
const KEYS: Record<string, { next: (now: Values) => Values; meaning: string }> = {
  jwt: {
    next: ({ JWT_SECRET = '' }) => ({ JWT_SECRET: secret(), JWT_SECRET_PREVIOUS: JWT_SECRET }),
    meaning:
      'Nobody has to sign in again: tokens of the key before are good until their ten minutes are over. Leave-links in mails already sent stop working.',
  },
  nextauth: {
    next: () => ({ NEXTAUTH_SECRET: secret() }),
    meaning: 'Everybody has to sign in again.',
  },
  realtime: {
    next: () => ({
      PUSHER_KEY: randomBytes(10).toString('hex'),
      PUSHER_SECRET: randomBytes(20).toString('hex'),
    }),
    meaning: 'Pages that are open hear of events again after a reload.',
  },
};

const rotate: Verb = {
  name: 'keys rotate',
  words: '<jwt|nextauth|realtime>',
  count: { least: 1, most: 1 },
  summary: 'Makes a new key, to be taken at the next start. In production it is printed for you to set.',
  hasDryRun: true,
  needsNoDatabase: true,
  run: async ({ config, isDryRun }, { words }) => {
    const key = KEYS[words[0]!];
    if (!key) throw new Refusal(`There is no key "${words[0]}". There are: ${Object.keys(KEYS).join(', ')}.`);
    const values = key.next(config.secrets);
    const names = Object.keys(values);
    if (isFromEnvironment(config)) {
      const lines = Object.entries(values).map(([name, value]) => `${name}=${value}`);
      return {
        data: values,
        text: ['Set these and start every server again:', ...lines, key.meaning].join('\n'),
      };
    }
    const file = secretsFile(config.portalHome);
    if (!isDryRun) writeSecretsFile(file, { ...readSecretsFile(file), ...values });
    const done = isDryRun ? 'Nothing was changed. It would be new' : 'New';
    return {
      data: { file, changed: names, dry_run: isDryRun },
      text: `${done} in ${file}: ${names.join(', ')}. Start every server again. ${key.meaning}`,
    };
  },
};

export const keyVerbs: Verb[] = [rotate];

const secret = (): string => randomBytes(32).toString('base64url');

/** Production has no secrets file; the operator sets new values in the environment. */
function isFromEnvironment({ isProduction }: OperatorContext['config']): boolean {
  return isProduction || process.env['JWT_SECRET'] !== undefined;
}
