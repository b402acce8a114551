import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { BootCheckSettings } from './buildSite.ts';
import type { RealtimeApi } from '../documents/changes/announceReleases.ts';
import { findChromium } from '../releases/boot/findChromium.ts';
import { isBootCheckOn } from '../releases/boot/isBootCheckOn.ts';
import type { PageSettings } from '../documents/respond/renderDocument.ts';
import type { RenderingOptions } from './startRendering.ts';
import type { DevelopmentRemotes } from '../releases/serving/developmentReleases.ts';
import type { Transport } from '../platform/transport.ts';
import { OPENID_PROVIDERS } from '@cpa/shared/contracts';
import {
  createPortalHome,
  portalHome,
  readOperator,
  readSecrets,
  readSecretsFile,
  requireProductionSettings,
  secretsFile,
  trustedProxies,
} from '@cpa/shared/server';

/** Settings of the site server. */
export type SiteConfig = {
  host: string;
  port: number;
  apiUrl: string;
  siteUrl: string;
  /** Build of a shell that is served instead of the active one. */
  shellDir?: string | undefined;
  /** Folder for run-time data. */
  home: string;
  connectTo: string[];
  /** URL whose `/remotes` has the files of the release store; undefined: the site. */
  filesUrl: string | undefined;
  /** Another origin of this server, from which browsers load files that did not arrive; undefined: the site. */
  mirrorUrl: string | undefined;
  /** Origins that may serve the files of previews. */
  previewOrigins: string[];
  /** Trusted proxies as IP addresses or ranges. */
  trustedProxies: string[];
  /** Multiplies all rate limits. */
  rateLimitFactor: number;
  transport: Transport;
  developmentRemotes: DevelopmentRemotes;
  /** Publish API of the realtime server; undefined without its secret. */
  realtimeApi: RealtimeApi | undefined;
  /** Settings printed into every page. */
  page: PageSettings;
  /** Rendering of pages; undefined: browsers render all of them. */
  rendering: RenderingOptions | undefined;
  /** Check of releases before they are activated; undefined: off. */
  bootCheck: BootCheckSettings | undefined;
  /** File with the history of the page `/status`. */
  statusFile: string;
  /** Bearer token that `/metrics` requires; undefined: no metrics. */
  metricsToken: string | undefined;
  secret: string;
};

/** Processes that render pages; two, so that a page that blocks one leaves another. */
const RENDER_THREADS = 2;
const RENDER_DEADLINE_MS = 1000;

const root = dirname(dirname(dirname(import.meta.dirname)));

export function readConfig(env: NodeJS.ProcessEnv): SiteConfig {
  requireProductionSettings(env, ['SITE_URL', 'TRUSTED_PROXIES']);
  const port = numberFrom(env, 'SITE_PORT', 3000);
  const transport = transportFrom(env);
  const scheme = transport.kind === 'tls' ? 'https' : 'http';
  const siteUrl = urlFrom(env, 'SITE_URL', `${scheme}://localhost:${port}`);
  const home = portalHome(env);
  createPortalHome(home);
  const { NEXTAUTH_SECRET, PUSHER_KEY } = readSecrets(['NEXTAUTH_SECRET', 'PUSHER_KEY'], env, home);
  const realtime = realtimeUrl(env, siteUrl);
  return {
    host: env['SITE_HOST'] || '127.0.0.1',
    port,
    siteUrl,
    apiUrl: urlFrom(env, 'API_URL', 'http://127.0.0.1:3300'),
    shellDir: env['SHELL_DIR'] ? resolve(root, env['SHELL_DIR']) : undefined,
    home,
    connectTo: [realtime.origin],
    filesUrl: env['FILES_URL'] ? urlFrom(env, 'FILES_URL', 'https://files.example.aw') : undefined,
    mirrorUrl: env['MIRROR_URL'] ? urlFrom(env, 'MIRROR_URL', 'https://mirror.example.aw') : undefined,
    previewOrigins: originsFrom(env, 'PREVIEW_ORIGINS'),
    trustedProxies: trustedProxies(env['TRUSTED_PROXIES'] ?? ''),
    rateLimitFactor: factorFrom(env, 'RATE_LIMIT_FACTOR'),
    transport,
    developmentRemotes: developmentRemotes(env),
    realtimeApi: realtimeApiFrom(env, home, realtime),
    page: {
      demo: isDemo(env),
      ...openIdProvidersFrom(env),
      realtime: realtimeSettings(realtime, PUSHER_KEY),
      session_poll_seconds: secondsFrom(env, 'SESSION_POLL_SECONDS', 0),
      operator: readOperator(env),
      // Files change during development, so the service worker must not cache a page.
      service_worker: env['SERVICE_WORKER'] !== 'off' && !env['DEV_REMOTES'],
    },
    rendering: renderingFrom(env),
    bootCheck: isBootCheckOn(env) ? bootCheckFrom(env) : undefined,
    statusFile: join(home, 'status.json'),
    metricsToken: env['METRICS_TOKEN'] || undefined,
    secret: NEXTAUTH_SECRET,
  };
}

/** The API has the secrets of the providers. */
function openIdProvidersFrom(env: NodeJS.ProcessEnv): Pick<PageSettings, 'sign_in_with'> {
  const providers = OPENID_PROVIDERS.filter((provider) => env[`${provider.toUpperCase()}_CLIENT_ID`]);
  return providers.length > 0 ? { sign_in_with: providers } : {};
}

const isDemo = (env: NodeJS.ProcessEnv): boolean =>
  env['DEMO'] ? env['DEMO'] === 'on' : env['NODE_ENV'] !== 'production';

/** The API of a demo has the demo data itself. */
function bootCheckFrom(env: NodeJS.ProcessEnv): BootCheckSettings {
  const given = env['BOOT_CHECK_API_URL'] ? 'BOOT_CHECK_API_URL' : isDemo(env) ? 'API_URL' : undefined;
  return {
    chromium: findChromium(env),
    demoApiUrl: given && urlFrom(env, given, 'http://127.0.0.1:3300'),
  };
}

/** TLS with the named files; `SITE_HTTP2=cleartext` behind a proxy that speaks HTTP/2 without TLS. */
function transportFrom(env: NodeJS.ProcessEnv): Transport {
  const { TLS_CERT_FILE, TLS_KEY_FILE, SITE_HTTP2 } = env;
  if (Boolean(TLS_CERT_FILE) !== Boolean(TLS_KEY_FILE))
    throw new Error('Set both TLS_CERT_FILE and TLS_KEY_FILE, or neither.');
  if (SITE_HTTP2 && SITE_HTTP2 !== 'cleartext')
    throw new Error(`SITE_HTTP2 must be cleartext or unset, not "${SITE_HTTP2}".`);
  if (TLS_CERT_FILE && TLS_KEY_FILE) {
    if (SITE_HTTP2)
      throw new Error('SITE_HTTP2=cleartext is for a server without TLS. Unset one of the two.');
    return { kind: 'tls', certificate: readTlsFile(TLS_CERT_FILE), key: readTlsFile(TLS_KEY_FILE) };
  }
  return { kind: SITE_HTTP2 ? 'cleartext' : 'http1' };
}

function readTlsFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`The TLS file ${file} cannot be read.`, { cause });
  }
}

/** On unless `SERVER_RENDERING` is `off`. */
function renderingFrom(env: NodeJS.ProcessEnv): SiteConfig['rendering'] {
  if (env['SERVER_RENDERING'] === 'off') return undefined;
  return {
    deadlineMs: positiveFrom(env, 'RENDER_DEADLINE_MS', RENDER_DEADLINE_MS),
    threads: positiveFrom(env, 'RENDER_THREADS', RENDER_THREADS),
    hasEarlyHints: env['EARLY_HINTS'] === 'on',
  };
}

function developmentRemotes(env: NodeJS.ProcessEnv): DevelopmentRemotes {
  const text = env['DEV_REMOTES'];
  if (!text) return {};
  if (env['NODE_ENV'] === 'production')
    throw new Error('DEV_REMOTES runs unverified code, so it is not allowed in production.');
  return JSON.parse(text) as DevelopmentRemotes;
}

/** Returns REALTIME_URL as a WebSocket URL. Default: REALTIME_PORT on the host of the site. */
function realtimeUrl(env: NodeJS.ProcessEnv, siteUrl: string): URL {
  const { protocol, hostname } = new URL(siteUrl);
  const beside = `${protocol}//${hostname}:${numberFrom(env, 'REALTIME_PORT', 8080)}`;
  return new URL(urlFrom(env, 'REALTIME_URL', beside).replace(/^http/, 'ws'));
}

/** A production server may run without the secret: pages then ask for newer releases by themselves only. */
function realtimeApiFrom(env: NodeJS.ProcessEnv, home: string, { href }: URL): RealtimeApi | undefined {
  const stored = env['NODE_ENV'] === 'production' ? {} : readSecretsFile(secretsFile(home));
  const { PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET } = { ...stored, ...definedIn(env) };
  if (!PUSHER_APP_ID || !PUSHER_KEY || !PUSHER_SECRET) return undefined;
  const url = href.replace(/^ws/, 'http').replace(/\/$/, '');
  return { url, appId: PUSHER_APP_ID, key: PUSHER_KEY, secret: PUSHER_SECRET };
}

const definedIn = (env: NodeJS.ProcessEnv): Partial<Record<string, string>> =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value));

function realtimeSettings({ protocol, hostname, port }: URL, key: string): PageSettings['realtime'] {
  const tls = protocol === 'wss:';
  return { key, host: hostname, port: port ? Number(port) : tls ? 443 : 80, tls };
}

function numberFrom(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const value = env[name];
  if (value === undefined || value === '') return otherwise;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new Error(`${name} must be a port number, not "${value}".`);
  return number;
}

function secondsFrom(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const seconds = Number(env[name] || otherwise);
  if (!Number.isFinite(seconds) || seconds < 0)
    throw new Error(`${name} must be a number of seconds, not "${env[name]}".`);
  return seconds;
}

function positiveFrom(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const value = Number(env[name] || otherwise);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${name} must be a positive integer, not "${env[name]}".`);
  return value;
}

/** Origins separated by commas. */
function originsFrom(env: NodeJS.ProcessEnv, name: string): string[] {
  const values = (env[name] ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
  const invalid = values.find((value) => URL.parse(value)?.origin !== value);
  if (invalid !== undefined)
    throw new Error(`${name} must be origins such as https://builds.example.aw, not "${invalid}".`);
  return values;
}

function factorFrom(env: NodeJS.ProcessEnv, name: string): number {
  const factor = Number(env[name] || 1);
  if (!Number.isFinite(factor) || factor <= 0)
    throw new Error(`${name} must be a positive number, not "${env[name]}".`);
  return factor;
}

function urlFrom(env: NodeJS.ProcessEnv, name: string, otherwise: string): string {
  const value = env[name] || otherwise;
  if (!URL.canParse(value)) throw new Error(`${name} must be a URL such as ${otherwise}, not "${value}".`);
  return value.replace(/\/$/, '');
}
