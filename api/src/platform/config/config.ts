import {
  createPortalHome,
  portalHome,
  readS3Place,
  readSecrets,
  type S3Place,
  type S3Service,
  type Secrets,
  trustedProxies,
} from '@cpa/shared/server';
import * as z from 'zod/mini';
import { readOpenIdConfig, type OpenIdConfig } from './openIdConfig.ts';
import { readPaymentConfig, type PaymentConfig } from './paymentConfig.ts';

const SECRETS = ['NEXTAUTH_SECRET', 'JWT_SECRET', 'PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET'] as const;

const portNumber = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535));
const port = (fallback: number) => z._default(portNumber, fallback);
const count = (fallback: number) => z._default(z.coerce.number().check(z.int(), z.gte(1)), fallback);

const environmentSchema = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  DEMO: z.optional(z.enum(['on', 'off'])),
  JOBS: z._default(z.enum(['on', 'off']), 'on'),
  API_HOST: z._default(z.string(), '127.0.0.1'),
  API_PORT: port(3300),
  REALTIME_PORT: port(8080),
  WORKER_PORT: port(3305),
  REALTIME_URL: z.optional(z.url()),
  REALTIME_CONNECTIONS: count(20_000),
  REALTIME_CONNECTIONS_PER_ADDRESS: count(1000),
  REALTIME_CLIENT_EVENTS: z._default(z.enum(['on', 'off']), 'off'),
  SITE_PORT: port(3000),
  SITE_URL: z.optional(z.url()),
  ALLOWED_ORIGINS: z._default(z.string(), ''),
  PORTAL_HOME: z.optional(z.string()),
  DATABASE_URL: z.optional(z.string()),
  DATABASE_DIRECT_URL: z.optional(z.string()),
  DATABASE_POOL: count(10),
  SMTP_URL: z.optional(z.string()),
  MAIL_FROM: z._default(z.string(), 'Career Portal Aruba <no-reply@careerportal.aw>'),
  CONTACT_EMAIL: z.optional(z.email()),
  TRUSTED_PROXIES: z.optional(z.string()),
  RATE_LIMIT_FACTOR: z._default(z.coerce.number().check(z.positive()), 1),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ENDPOINT: z.optional(z.url()),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  NMI_URL: z.optional(z.url()),
  NMI_SECURITY_KEY: z.optional(z.string()),
  SENTOO_URL: z.optional(z.url()),
  SENTOO_SECRET: z.optional(z.string()),
  SENTOO_MERCHANT: z.optional(z.string()),
  SENTOO_PAYER_ORIGINS: z._default(z.string(), ''),
  NMI_SIMULATOR_PORT: z.optional(portNumber),
  SENTOO_SIMULATOR_PORT: z.optional(portNumber),
  PAYMENT_TIMEOUT_MS: count(15_000),
  CLAMAV_URL: z.optional(z.string().check(z.regex(/^(unix:\/.|tcp:\/\/.)/))),
  INDEXNOW_KEY: z.optional(z.string().check(z.regex(/^[A-Za-z\d-]{8,128}$/))),
  INDEXNOW_URL: z._default(z.url(), 'https://api.indexnow.org/indexnow'),
  BACKUP_FOLDER: z.optional(z.string()),
  BACKUP_COPY_FOLDER: z.optional(z.string()),
  BACKUP_PASSPHRASE: z.optional(z.string().check(z.minLength(16))),
  RELEASE_STORE: z.optional(z.string()),
  METRICS_TOKEN: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

/** S3 bucket settings. */
export interface S3Config extends S3Service {
  bucket: string;
}

export interface BackupConfig {
  /** Folder that contains a folder for each backup. */
  folder: string | undefined;
  /** Folder for copies, such as a mounted disk of another machine. */
  copyFolder: string | undefined;
  /** Bucket for copies, instead of the folder. */
  copyBucket: S3Place | undefined;
  /** Encrypts the secrets in backups. */
  passphrase: string | undefined;
  /** True when the release store is in a bucket, which needs its own backup. */
  isReleaseStoreRemote: boolean;
}

/** Configuration of the API, read once at start. */
export interface Config {
  isProduction: boolean;
  /** Demo data, demo sign-ins and the mailbox page. */
  isDemo: boolean;
  /** Runs the background jobs in the server's process. */
  hasJobs: boolean;
  host: string;
  apiPort: number;
  realtimePort: number;
  /** Port for the health checks and metrics of a worker process. */
  workerPort: number;
  /** Target of realtime events: the server of this portal, or any Pusher-compatible service. */
  realtimeUrl: string;
  /** Connection limits of the realtime server, in total and per IP address. */
  realtimeLimits: { connections: number; perAddress: number };
  /** Enables client events. */
  hasClientEvents: boolean;
  /** Public origin of the site, used in mails. */
  siteUrl: string;
  /** Origins allowed to send requests other than GET. */
  allowedOrigins: string[];
  /** Folder of all run-time data. */
  portalHome: string;
  /** Default: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** Direct URL for LISTEN when `databaseUrl` is a PgBouncer. Default: the same. */
  databaseDirectUrl: string | undefined;
  databasePool: number;
  /** Without it mails stay in the database and are shown at `/mailbox`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Recipient of messages to the operator. Without it they are only stored. */
  contactEmail: string | undefined;
  /** IP addresses and ranges of the servers whose X-Forwarded-For is trusted: the site servers. */
  trustedProxies: string[];
  rateLimitFactor: number;
  /** Without it uploaded files are stored in `portalHome`. */
  s3: S3Config | undefined;
  /** ClamAV daemon that scans uploads. Without it uploads are not scanned. */
  clamavUrl: string | undefined;
  /** Submits changed vacancies to search engines. Without it nothing is submitted. */
  indexNow: { key: string; url: string } | undefined;
  backup: BackupConfig;
  /** Without it `/metrics` requires no token. */
  metricsToken: string | undefined;
  logLevel: string;
  payments: PaymentConfig;
  openId: OpenIdConfig;
  secrets: Secrets;
}

/**
 * Reads the configuration from environment variables; see the table in `api/README.md`. @throws Error that names the
 * invalid variable.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const parsed = environmentSchema.safeParse(withoutEmpty(environment));
  if (!parsed.success) {
    throw new Error(
      `The environment variable ${parsed.error.issues[0]?.path.join('.')} has a value that cannot be used.`,
    );
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  const home = portalHome(environment);
  createPortalHome(home);
  const siteUrl = new URL(env.SITE_URL ?? `http://localhost:${env.SITE_PORT}`).origin;
  return {
    isProduction,
    isDemo: env.DEMO ? env.DEMO === 'on' : !isProduction,
    hasJobs: env.JOBS === 'on',
    host: env.API_HOST,
    apiPort: env.API_PORT,
    realtimePort: env.REALTIME_PORT,
    workerPort: env.WORKER_PORT,
    realtimeUrl: env.REALTIME_URL ?? `http://127.0.0.1:${env.REALTIME_PORT}`,
    realtimeLimits: {
      connections: env.REALTIME_CONNECTIONS,
      perAddress: Math.ceil(env.REALTIME_CONNECTIONS_PER_ADDRESS * env.RATE_LIMIT_FACTOR),
    },
    hasClientEvents: env.REALTIME_CLIENT_EVENTS === 'on',
    siteUrl,
    allowedOrigins: [siteUrl, ...localOrigins(isProduction, env.SITE_PORT), ...words(env.ALLOWED_ORIGINS)],
    portalHome: home,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databasePool: env.DATABASE_POOL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    contactEmail: env.CONTACT_EMAIL,
    trustedProxies: trustedProxies(env.TRUSTED_PROXIES ?? (isProduction ? 'none' : 'loopback')),
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    s3: s3Of(env),
    clamavUrl: env.CLAMAV_URL,
    indexNow: env.INDEXNOW_KEY ? { key: env.INDEXNOW_KEY, url: env.INDEXNOW_URL } : undefined,
    backup: {
      folder: env.BACKUP_FOLDER,
      copyFolder: env.BACKUP_COPY_FOLDER,
      copyBucket: copyBucketOf(environment),
      passphrase: env.BACKUP_PASSPHRASE,
      isReleaseStoreRemote: env.RELEASE_STORE !== undefined,
    },
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    payments: readPaymentConfig({ ...env, ...simulatorPorts(env) }, isProduction),
    openId: readOpenIdConfig(environment, isProduction),
    secrets: readSecrets(SECRETS, environment, home),
  };
}

function copyBucketOf(environment: NodeJS.ProcessEnv): S3Place | undefined {
  if (environment['BACKUP_COPY_BUCKET'] && environment['BACKUP_COPY_FOLDER'])
    throw new Error('Set BACKUP_COPY_FOLDER or BACKUP_COPY_BUCKET, not both.');
  return readS3Place(environment, 'BACKUP_COPY_BUCKET', 'BACKUP_COPY');
}

function s3Of(env: z.infer<typeof environmentSchema>): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined) return undefined;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set both or neither.');
  }
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, region: env.S3_REGION, endpoint: env.S3_ENDPOINT, credentials };
}

/** Derived from the API port, so that two installations on one machine do not collide. */
function simulatorPorts(env: z.infer<typeof environmentSchema>) {
  return {
    NMI_SIMULATOR_PORT: env.NMI_SIMULATOR_PORT ?? env.API_PORT + 3,
    SENTOO_SIMULATOR_PORT: env.SENTOO_SIMULATOR_PORT ?? env.API_PORT + 4,
  };
}

function localOrigins(isProduction: boolean, sitePort: number): string[] {
  return isProduction ? [] : [`http://localhost:${sitePort}`, `http://127.0.0.1:${sitePort}`];
}

function words(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}

function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}
