import { requireProductionSettings } from './requireProductionSettings.ts';

const SECRET = 'x'.repeat(32);
const valid = {
  NODE_ENV: 'production',
  SITE_URL: 'https://jobs.example.aw',
  DATABASE_URL: 'postgres://db/portal',
  JWT_SECRET: SECRET,
  NEXTAUTH_SECRET: SECRET,
  PUSHER_SECRET: SECRET,
};
const start = (env: NodeJS.ProcessEnv) => () => requireProductionSettings(env, ['SITE_URL', 'DATABASE_URL']);

describe('requireProductionSettings', () => {
  it('accepts complete settings', () => {
    expect(start(valid)).not.toThrow();
  });

  it.each([
    [{ SITE_URL: '' }, 'Set SITE_URL.'],
    [{ DATABASE_URL: undefined }, 'Set DATABASE_URL.'],
    [{ SITE_URL: 'http://jobs.example.aw' }, 'SITE_URL must start with https://.'],
    [{ JWT_SECRET: 'x' }, 'JWT_SECRET must have at least 32 characters.'],
    [{ JWT_SECRET_PREVIOUS: 'x' }, 'JWT_SECRET_PREVIOUS must have at least 32 characters.'],
    [{ NEXTAUTH_SECRET: 'x'.repeat(31) }, 'NEXTAUTH_SECRET must have at least 32 characters.'],
    [{ DEMO: 'on' }, 'DEMO=on is not allowed'],
  ])('rejects %j', (changed, problem) => {
    expect(start({ ...valid, ...changed })).toThrow(problem);
  });

  it('names every problem at once', () => {
    expect(start({ NODE_ENV: 'production', JWT_SECRET: 'x' })).toThrow(
      'This production server cannot start. Set SITE_URL. Set DATABASE_URL. JWT_SECRET must have at least 32 characters.',
    );
  });

  it('accepts a site without TLS on request', () => {
    expect(start({ ...valid, SITE_URL: 'http://intranet', ALLOW_HTTP: 'on' })).not.toThrow();
  });

  it('accepts anything outside production', () => {
    expect(start({ JWT_SECRET: 'x', DEMO: 'on' })).not.toThrow();
  });
});
