import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-config-'));
});
afterEach(() => {
  rmSync(home, { recursive: true });
});

const read = (env: NodeJS.ProcessEnv = {}) => readConfig({ PORTAL_HOME: home, ...env });
const secretsFile = () => join(home, 'secrets.json');

describe('realtime server in the page config', () => {
  test('defaults to the host of the site, which the page may connect to', () => {
    const { page, connectTo } = read({ SITE_URL: 'http://localhost:4000', REALTIME_PORT: '4080' });
    expect(page.realtime).toMatchObject({ host: 'localhost', port: 4080, tls: false });
    expect(connectTo).toEqual(['ws://localhost:4080']);
  });

  test('uses port 8080 by default', () => {
    expect(read().page.realtime.port).toBe(8080);
  });

  test('reads REALTIME_URL in the form that the API uses', () => {
    const { page, connectTo } = read({ REALTIME_URL: 'https://events.example' });
    expect(page.realtime).toMatchObject({ host: 'events.example', port: 443, tls: true });
    expect(connectTo).toEqual(['wss://events.example']);
  });

  test('uses the key of the API’s secrets file', () => {
    writeFileSync(
      secretsFile(),
      JSON.stringify({ NEXTAUTH_SECRET: 'of-the-api', PUSHER_KEY: 'key-of-the-api' }),
    );
    const { page, secret } = read();
    expect([page.realtime.key, secret]).toEqual(['key-of-the-api', 'of-the-api']);
    expect(read({ PUSHER_KEY: 'of-the-environment' }).page.realtime.key).toBe('of-the-environment');
  });
});

const production = {
  NODE_ENV: 'production',
  SITE_URL: 'https://jobs.example.aw',
  TRUSTED_PROXIES: 'loopback',
};

test('production requires SITE_URL with TLS', () => {
  expect(() => read({ NODE_ENV: 'production' })).toThrow('Set SITE_URL. Set TRUSTED_PROXIES.');
  expect(() => read({ ...production, SITE_URL: 'http://jobs.example.aw' })).toThrow('https://');
});

test('serves HTTP/1.1 by default, TLS with a certificate, HTTP/2 without TLS on request', () => {
  const [TLS_CERT_FILE, TLS_KEY_FILE] = [join(home, 'site.crt'), join(home, 'site.key')];
  writeFileSync(TLS_CERT_FILE, 'certificate');
  writeFileSync(TLS_KEY_FILE, 'key');
  const encrypted = read({ TLS_CERT_FILE, TLS_KEY_FILE, SITE_PORT: '4443' });
  expect(encrypted.transport).toEqual({ kind: 'tls', certificate: 'certificate', key: 'key' });
  expect(encrypted.siteUrl).toBe('https://localhost:4443');
  expect([read().transport, read({ SITE_HTTP2: 'cleartext' }).transport]).toEqual([
    { kind: 'http1' },
    { kind: 'cleartext' },
  ]);
  expect(() => read({ TLS_CERT_FILE })).toThrow('TLS_KEY_FILE');
  expect(() => read({ TLS_CERT_FILE, TLS_KEY_FILE: join(home, 'none') })).toThrow('cannot be read');
  expect(() => read({ SITE_HTTP2: 'on' })).toThrow('SITE_HTTP2');
});

test('the site listens on the loopback interface by default', () => {
  expect([read().host, read({ SITE_HOST: '0.0.0.0' }).host]).toEqual(['127.0.0.1', '0.0.0.0']);
});

test('trusts only the configured proxies', () => {
  expect(read().trustedProxies).toEqual([]);
  expect(read({ TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1' }).trustedProxies).toEqual([
    '10.0.0.0/8',
    '192.0.2.1',
  ]);
});

test('reads RATE_LIMIT_FACTOR', () => {
  expect([read().rateLimitFactor, read({ RATE_LIMIT_FACTOR: '20' }).rateLimitFactor]).toEqual([1, 20]);
  expect(() => read({ RATE_LIMIT_FACTOR: 'none' })).toThrow('RATE_LIMIT_FACTOR must be a positive number');
});

test('creates PORTAL_HOME for its owner only', () => {
  read({ PORTAL_HOME: join(home, 'new') });
  expect(statSync(join(home, 'new')).mode & 0o777).toBe(0o700);
});

describe('secrets', () => {
  test('are generated once, readable by the owner only', () => {
    const first = read();
    expect(read().secret).toBe(first.secret);
    expect(read().page.realtime.key).toBe(first.page.realtime.key);
    expect(statSync(secretsFile()).mode & 0o777).toBe(0o600);
  });

  test('are completed without changing existing ones', () => {
    writeFileSync(secretsFile(), JSON.stringify({ JWT_SECRET: 'kept', NEXTAUTH_SECRET: 'also kept' }));
    const { page } = read();
    expect(JSON.parse(readFileSync(secretsFile(), 'utf8'))).toMatchObject({
      JWT_SECRET: 'kept',
      NEXTAUTH_SECRET: 'also kept',
      PUSHER_KEY: page.realtime.key,
    });
  });

  test('are required in production', () => {
    expect(() => read({ ...production, NEXTAUTH_SECRET: 'x'.repeat(32) })).toThrow(
      'Set these secrets in the environment of a production server: PUSHER_KEY.',
    );
    expect(() => read(production)).toThrow('NEXTAUTH_SECRET, PUSHER_KEY');
  });
});

test('renders pages unless SERVER_RENDERING is off', () => {
  expect(read().rendering).toEqual({
    deadlineMs: 1000,
    threads: 2,
    hasEarlyHints: false,
  });
  expect(read({ SERVER_RENDERING: 'off' }).rendering).toBeUndefined();
  expect(read({ RENDER_DEADLINE_MS: '500', RENDER_THREADS: '4', EARLY_HINTS: 'on' }).rendering).toEqual({
    deadlineMs: 500,
    threads: 4,
    hasEarlyHints: true,
  });
});

describe('page config', () => {
  test('enables the service worker and disables session polling by default', () => {
    expect(read().page).toMatchObject({ service_worker: true, session_poll_seconds: 0 });
  });

  test('follows the environment', () => {
    const { page } = read({ SERVICE_WORKER: 'off', SESSION_POLL_SECONDS: '90' });
    expect(page).toMatchObject({ service_worker: false, session_poll_seconds: 90 });
    expect(() => read({ SESSION_POLL_SECONDS: 'often' })).toThrow('SESSION_POLL_SECONDS');
  });

  test('names the operator', () => {
    expect(read({ OPERATOR_NAME: 'Trade Wind Media NV' }).page.operator?.name).toBe('Trade Wind Media NV');
  });

  test('disables the service worker while a remote is developed', () => {
    expect(read({ DEV_REMOTES: '{}' }).page.service_worker).toBe(false);
  });
});

test('previews come from the given origins, files of remotes from the given URLs', () => {
  expect([read().previewOrigins, read().filesUrl, read().mirrorUrl]).toEqual([[], undefined, undefined]);
  const { previewOrigins, filesUrl, mirrorUrl } = read({
    MIRROR_URL: 'https://mirror.example.aw',
    PREVIEW_ORIGINS: 'http://localhost:3200, https://builds.example.aw',
    FILES_URL: 'https://files.example.aw/',
  });
  expect(previewOrigins).toEqual(['http://localhost:3200', 'https://builds.example.aw']);
  expect([filesUrl, mirrorUrl]).toEqual(['https://files.example.aw', 'https://mirror.example.aw']);
  expect(() => read({ PREVIEW_ORIGINS: 'https://builds.example.aw/x' })).toThrow('PREVIEW_ORIGINS');
});

test('the site announces releases with the secret of the realtime server, and not without it', () => {
  writeFileSync(
    join(home, 'secrets.json'),
    JSON.stringify({
      NEXTAUTH_SECRET: 'a',
      PUSHER_APP_ID: 'app',
      PUSHER_KEY: 'key',
      PUSHER_SECRET: 'stored',
    }),
  );
  expect(read({ PUSHER_SECRET: 'given', REALTIME_URL: 'https://events.example' }).realtimeApi).toEqual({
    url: 'https://events.example',
    appId: 'app',
    key: 'key',
    secret: 'given',
  });
  const deployed = {
    NODE_ENV: 'production',
    SITE_URL: 'https://jobs.example',
    TRUSTED_PROXIES: '10.0.0.1',
  };
  expect(
    read({ ...deployed, NEXTAUTH_SECRET: 'a'.repeat(32), PUSHER_KEY: 'key' }).realtimeApi,
  ).toBeUndefined();
});
