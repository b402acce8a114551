import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeDifferences, hashSettings, SHARED_SETTINGS } from './settingsPrint.ts';

/** Settings that may differ: those of the process or of the machine, or without effect on other processes. */
const OF_ONE_MACHINE =
  /^(API|SITE|WORKER|REALTIME)_(HOST|PORT|URL)$|^(TLS|RENDER|BOOT_CHECK|BACKUP|DATABASE)_|_SIMULATOR_PORT$/;
const OTHERS =
  'API_URL BOOT_CHECK CHROMIUM_PATH CLAMAV_URL DEMO DEV_REMOTES DRAIN_SECONDS EARLY_HINTS JOBS LOG_LEVEL OTEL_EXPORTER_OTLP_ENDPOINT OTEL_SERVICE_NAME PORTAL_HOME REALTIME_CONNECTIONS SHELL_DIR SITE_HTTP2'.split(
    ' ',
  );

test('knows every documented setting that machines share', () => {
  const documented = ['api', 'shell'].flatMap((area) => {
    const text = readFileSync(join(import.meta.dirname, '../../../..', area, 'README.md'), 'utf8');
    const rows = text.split('\n').filter((line) => line.startsWith('| `'));
    return rows.flatMap((row) =>
      [...row.split('|')[1]!.matchAll(/`([A-Z\d_]{4,})`/g)].map(([, name]) => name!),
    );
  });
  expect(documented.length).toBeGreaterThan(70);
  const unknown = documented.filter(
    (name) => !SHARED_SETTINGS.includes(name) && !OF_ONE_MACHINE.test(name) && !OTHERS.includes(name),
  );
  expect(unknown).toEqual([]);
});

test('compares settings with the salt of the other machine', async () => {
  const there = await hashSettings({ SITE_URL: 'https://a', JWT_SECRET: 'one', SMTP_URL: 'smtp://a' });
  const here = { SITE_URL: 'https://a', JWT_SECRET: 'two', METRICS_TOKEN: 'three', API_PORT: '1' };
  expect(describeDifferences(await hashSettings(here, there.salt), there)).toEqual([
    'JWT_SECRET has another value',
    'SMTP_URL is set there only',
    'METRICS_TOKEN is set here only',
  ]);
});

test('contains no value, and another hash of the same value for each process and setting', async () => {
  const settings = { JWT_SECRET: 'same secret', NEXTAUTH_SECRET: 'same secret', SITE_URL: 'https://a' };
  const [one, two] = [await hashSettings(settings), await hashSettings(settings)];
  expect(JSON.stringify(one)).not.toMatch(/same|https/);
  const hashes = [one, two].flatMap((print) => Object.values(print.hashes));
  expect(new Set(hashes).size).toBe(6);
});
