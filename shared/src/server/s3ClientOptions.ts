import { CliError } from './cliError.ts';

/** Amazon S3 or a compatible service. */
export interface S3Service {
  region: string;
  /** Undefined: Amazon's endpoint. */
  endpoint: string | undefined;
  /** Undefined: credentials found by the SDK, as from the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

const nothing = (): void => undefined;

/** Options of an `S3Client`: no log, timeouts of 3 s for connections and 30 s for responses. */
export const s3ClientOptions = ({ region, endpoint, credentials }: S3Service) => ({
  region,
  // Path-style URLs: compatible services have no host per bucket.
  ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
  ...(credentials && { credentials }),
  // Errors are thrown; the SDK would also print them.
  logger: { debug: nothing, info: nothing, warn: nothing, error: nothing },
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
  requestHandler: { connectionTimeout: 3000, requestTimeout: 30_000, throwOnRequestTimeout: true },
});

/** Objects of a bucket whose names start with `prefix`, which has no slash at its end. */
export interface S3Place extends S3Service {
  bucket: string;
  prefix: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the bucket and prefix from the variable `name` (`s3://bucket/prefix`) and the settings that start with
 * `service`: `_ENDPOINT`, `_REGION`, `_KEY_ID` and `_SECRET`. Returns undefined without the first one.
 * @throws CliError for another form of the URL, and with half of the credentials
 */
export function readS3Place(env: Environment, name: string, service = name): S3Place | undefined {
  const url = env[name];
  if (!url) return undefined;
  const [, bucket, prefix = ''] = /^s3:\/\/([\w.-]+)(?:\/([\w./-]*?)\/?)?$/.exec(url) ?? [];
  if (bucket === undefined) throw new CliError(`${name} must be s3://bucket/prefix or unset, not "${url}".`);
  const [accessKeyId, secretAccessKey] = [env[`${service}_KEY_ID`], env[`${service}_SECRET`]];
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey))
    throw new CliError(`Set both ${service}_KEY_ID and ${service}_SECRET, or neither.`);
  return {
    bucket,
    prefix,
    region: env[`${service}_REGION`] || 'us-east-1',
    endpoint: env[`${service}_ENDPOINT`] || undefined,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}
