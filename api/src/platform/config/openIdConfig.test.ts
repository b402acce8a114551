import { readOpenIdConfig } from './openIdConfig.ts';

const google = { GOOGLE_CLIENT_ID: 'portal', GOOGLE_CLIENT_SECRET: 'secret' };

test('is off without settings', () => {
  expect(readOpenIdConfig({}, true)).toEqual({});
});

test('knows the issuer of each provider, and takes another one', () => {
  const microsoft = { MICROSOFT_CLIENT_ID: 'portal', MICROSOFT_CLIENT_SECRET: 'other' };
  expect(readOpenIdConfig({ ...google, ...microsoft }, true)).toEqual({
    google: { issuer: 'https://accounts.google.com', clientId: 'portal', clientSecret: 'secret' },
    microsoft: {
      issuer: 'https://login.microsoftonline.com/common/v2.0',
      clientId: 'portal',
      clientSecret: 'other',
    },
  });
  const tenant = 'https://login.microsoftonline.com/aruba.example/v2.0';
  expect(readOpenIdConfig({ ...microsoft, MICROSOFT_ISSUER: tenant }, true).microsoft?.issuer).toBe(tenant);
});

test.each([
  [{ GOOGLE_CLIENT_ID: 'portal' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set both or neither.'],
  [{ MICROSOFT_ISSUER: 'https://issuer.example' }, 'MICROSOFT_CLIENT_ID and MICROSOFT_CLIENT_SECRET'],
  [{ ...google, GOOGLE_ISSUER: 'accounts' }, 'GOOGLE_ISSUER must be a URL'],
  [{ ...google, GOOGLE_ISSUER: 'http://issuer.example' }, 'In production GOOGLE_ISSUER must begin with'],
])('stops a production start with a message for %j', (env, message) => {
  expect(() => readOpenIdConfig(env, true)).toThrow(message);
});
