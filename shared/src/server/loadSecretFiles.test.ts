import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from './cliError.ts';
import { loadSecretFiles } from './loadSecretFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const aFile = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const loaded = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  loadSecretFiles(env);
  return env;
};

describe('loadSecretFiles', () => {
  it('replaces the path of a secret by the content of the file', () => {
    const env = {
      JWT_SECRET_FILE: aFile('jwt', 'of a file\n'),
      DATABASE_URL_FILE: aFile('database', 'postgres://db/portal\r\n'),
      SMTP_URL: 'smtp://mail',
      METRICS_TOKEN_FILE: '',
    };
    expect(loaded(env)).toEqual({
      JWT_SECRET: 'of a file',
      DATABASE_URL: 'postgres://db/portal',
      SMTP_URL: 'smtp://mail',
    });
  });

  it('reads a file once, so that child processes accept the environment', () => {
    const once = loaded({ JWT_SECRET_FILE: aFile('jwt', 'x') });
    expect(loaded({ ...once })).toEqual({ JWT_SECRET: 'x' });
  });

  it('keeps spaces, lines inside, and settings that only look like a file of a secret', () => {
    const env = { PUSHER_KEY_FILE: aFile('key', ' a\nb \n\n'), TLS_KEY_FILE: '/etc/tls/key.pem' };
    expect(loaded(env)).toEqual({ PUSHER_KEY: ' a\nb \n', TLS_KEY_FILE: '/etc/tls/key.pem' });
  });

  it('names every problem at once without a secret', () => {
    const empty = aFile('empty', '\n');
    const env = {
      JWT_SECRET: 'of the environment',
      JWT_SECRET_FILE: aFile('jwt', 'of a file'),
      SMTP_URL_FILE: join(folder, 'missing'),
      PUSHER_SECRET_FILE: folder,
      PUSHER_KEY_FILE: empty,
    };
    expect(() => loadSecretFiles(env)).toThrow(
      new CliError(
        [
          'Set JWT_SECRET or JWT_SECRET_FILE, not both.',
          `The file ${empty} of PUSHER_KEY_FILE is empty.`,
          `The file ${folder} of PUSHER_SECRET_FILE cannot be read (EISDIR).`,
          `The file ${join(folder, 'missing')} of SMTP_URL_FILE cannot be read (ENOENT).`,
        ].join(' '),
      ),
    );
  });
});
