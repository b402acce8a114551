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

describe('the realtime server that a page is told of', () => {
  test('is the one beside the site, and the page may connect to it', () => {
    const { page, connectTo } = read({ SITE_URL: 'http://localhost:4000', REALTIME_PORT: '4080' });
    expect(page.realtime).toMatchObject({ host: 'localhost', port: 4080, tls: false });
    expect(connectTo).toEqual(['ws://localhost:4080']);
  });

  test('has port 8080 unless it is said otherwise', () => {
    expect(read().page.realtime.port).toBe(8080);
  });

  test('may be elsewhere, as the API writes its address', () => {
    const { page, connectTo } = read({ REALTIME_URL: 'https://events.example' });
    expect(page.realtime).toMatchObject({ host: 'events.example', port: 443, tls: true });
    expect(connectTo).toEqual(['wss://events.example']);
  });

  test('knows our application by the key that the API keeps', () => {
    writeFileSync(
      secretsFile(),
      JSON.stringify({ NEXTAUTH_SECRET: 'of-the-api', PUSHER_KEY: 'key-of-the-api' }),
    );
    const { page, secret } = read();
    expect([page.realtime.key, secret]).toEqual(['key-of-the-api', 'of-the-api']);
    expect(read({ PUSHER_KEY: 'of-the-environment' }).page.realtime.key).toBe('of-the-environment');
  });
});

describe('what all servers must agree on', () => {
  test('is made once, for the eyes of nobody else', () => {
    const first = read();
    expect(read().secret).toBe(first.secret);
    expect(read().page.realtime.key).toBe(first.page.realtime.key);
    expect(statSync(secretsFile()).mode & 0o777).toBe(0o600);
  });

  test('is completed without changing what is there', () => {
    writeFileSync(secretsFile(), JSON.stringify({ JWT_SECRET: 'kept', NEXTAUTH_SECRET: 'also kept' }));
    const { page } = read();
    expect(JSON.parse(readFileSync(secretsFile(), 'utf8'))).toMatchObject({
      JWT_SECRET: 'kept',
      NEXTAUTH_SECRET: 'also kept',
      PUSHER_KEY: page.realtime.key,
    });
  });

  test('is never invented in production', () => {
    expect(() => read({ NODE_ENV: 'production', NEXTAUTH_SECRET: 'given' })).toThrow(
      'Set these secrets in the environment of a production server: PUSHER_KEY.',
    );
    expect(() => read({ NODE_ENV: 'production' })).toThrow('NEXTAUTH_SECRET, PUSHER_KEY');
  });
});

describe('what a page does by itself', () => {
  test('is to keep the offline page and to look at the session only when something happens', () => {
    expect(read().page).toMatchObject({ service_worker: true, session_poll_seconds: 0 });
  });

  test('is told by the environment', () => {
    const { page } = read({ SERVICE_WORKER: 'off', SESSION_POLL_SECONDS: '90' });
    expect(page).toMatchObject({ service_worker: false, session_poll_seconds: 90 });
    expect(() => read({ SESSION_POLL_SECONDS: 'often' })).toThrow('SESSION_POLL_SECONDS');
  });

  test('is nothing that remembers files while a remote is developed', () => {
    expect(read({ DEV_REMOTES: '{}' }).page.service_worker).toBe(false);
  });
});
