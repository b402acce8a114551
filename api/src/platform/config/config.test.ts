import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'config-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const secrets = {
  NEXTAUTH_SECRET: 'a'.repeat(32),
  JWT_SECRET: 'b'.repeat(32),
  PUSHER_APP_ID: 'c',
  PUSHER_KEY: 'd',
  PUSHER_SECRET: 'e'.repeat(32),
};

const aProduction = () => ({
  NODE_ENV: 'production',
  PORTAL_HOME: home,
  SITE_URL: 'https://jobs.example.aw/',
  DATABASE_URL: 'postgres://database/portal',
  ...secrets,
});

test('creates secrets once with private permissions, and the environment overrides them', () => {
  const first = readConfig({ PORTAL_HOME: home });
  expect(readConfig({ PORTAL_HOME: home }).secrets).toEqual(first.secrets);
  expect(statSync(join(home, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(readConfig({ PORTAL_HOME: home, JWT_SECRET: 'given' }).secrets.JWT_SECRET).toBe('given');
});

test('creates PORTAL_HOME for its owner only', () => {
  readConfig({ ...aProduction(), PORTAL_HOME: join(home, 'new') });
  expect(statSync(join(home, 'new')).mode & 0o777).toBe(0o700);
});

test('production requires its secrets and names the missing ones', () => {
  expect(() => readConfig({ ...aProduction(), JWT_SECRET: '' })).toThrow(
    'Set these secrets in the environment of a production server: JWT_SECRET.',
  );
});

test('production has no demo and no local origins by default', () => {
  expect(readConfig(aProduction())).toMatchObject({
    isDemo: false,
    allowedOrigins: ['https://jobs.example.aw'],
  });
  expect(readConfig({ PORTAL_HOME: home })).toMatchObject({
    isDemo: true,
    allowedOrigins: ['http://localhost:3000', 'http://localhost:3000', 'http://127.0.0.1:3000'],
  });
});

test('trusts the servers of this machine outside production, and only the configured ones in production', () => {
  expect(readConfig({ PORTAL_HOME: home }).trustedProxies).toEqual(['loopback']);
  expect(readConfig(aProduction()).trustedProxies).toEqual([]);
  expect(readConfig({ ...aProduction(), TRUSTED_PROXIES: '10.0.0.7, fd00::/8' }).trustedProxies).toEqual([
    '10.0.0.7',
    'fd00::/8',
  ]);
});

test('serves operator commands without the settings that only a server needs', () => {
  expect(readConfig({ ...aProduction(), SITE_URL: '', JWT_SECRET: 'short' }).isProduction).toBe(true);
});

test('names an invalid variable without repeating its value, which may be secret', () => {
  expect(() => readConfig({ PORTAL_HOME: home, API_PORT: 'hunter2' })).toThrow(
    'The environment variable API_PORT has a value that cannot be used.',
  );
});

test('the payment simulators use the ports after the API by default', () => {
  const { cards, sentoo } = readConfig({
    PORTAL_HOME: home,
    API_PORT: '4000',
    SENTOO_SIMULATOR_PORT: '5000',
  }).payments;
  expect([cards?.url, sentoo?.url]).toEqual(['http://127.0.0.1:4003', 'http://localhost:5000']);
});
