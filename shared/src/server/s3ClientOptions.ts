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
