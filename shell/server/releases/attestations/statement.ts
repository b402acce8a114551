import type { RemoteRelease } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { storedFiles } from '../checks/checkRelease.ts';
import { releaseDigest } from '../checks/releaseVersion.ts';
import { ReleaseError } from '../records/releaseError.ts';

/** Type of the payload of a DSSE envelope that carries an in-toto statement. */
export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';

const STATEMENT = 'https://in-toto.io/Statement/v1';
const PROVENANCE = 'https://slsa.dev/provenance/v1';

/** Kind of build: `npm ci` and `npm run build` in an empty clone. */
const BUILD_TYPE = 'https://github.com/npm/cli/commands/run-script@v1';

const digestSchema = z.record(z.string(), z.string());

/** In-toto Statement v1 with SLSA provenance v1, as far as the store reads it. */
const statementSchema = z.looseObject({
  _type: z.literal(STATEMENT),
  /** The release by its name and its files by their paths. */
  subject: z.array(z.looseObject({ name: z.string(), digest: digestSchema })),
  predicateType: z.literal(PROVENANCE),
  predicate: z.looseObject({
    buildDefinition: z.looseObject({
      resolvedDependencies: z.array(z.looseObject({ digest: z.optional(digestSchema) })),
    }),
  }),
});
export type Statement = z.infer<typeof statementSchema>;

/** DSSE envelope. */
export const envelopeSchema = z.object({
  payloadType: z.literal(PAYLOAD_TYPE),
  /** Statement as JSON in base64. */
  payload: z.string(),
  signatures: z.array(z.object({ keyid: z.optional(z.string()), sig: z.string() })),
});
export type Envelope = z.infer<typeof envelopeSchema>;

export type Rebuild = {
  /** Build of the commit. */
  release: RemoteRelease;
  commit: string;
  /** URL of the repository. */
  repository: string;
  /** ISO 8601. */
  started: string;
  finished: string;
};

/** Describes a build as provenance. Its subjects are the release and each of its files. */
export function statementOf({ release, commit, repository, started, finished }: Rebuild): Envelope {
  const files = storedFiles(release).map(({ path, integrity }) => ({
    name: path,
    digest: { sha384: hexOf(integrity) },
  }));
  const statement: Statement = {
    _type: STATEMENT,
    subject: [{ name: release.name, digest: { sha256: releaseDigest(release) } }, ...files],
    predicateType: PROVENANCE,
    predicate: {
      buildDefinition: {
        buildType: BUILD_TYPE,
        externalParameters: { package: release.name, commit },
        resolvedDependencies: [{ uri: `git+${repository}`, digest: { gitCommit: commit } }],
      },
      runDetails: {
        builder: { id: `https://nodejs.org/download/release/${process.version}` },
        metadata: { startedOn: started, finishedOn: finished },
      },
    },
  };
  const payload = Buffer.from(JSON.stringify(statement)).toString('base64');
  return { payloadType: PAYLOAD_TYPE, payload, signatures: [] };
}

/** @throws ReleaseError when the envelope holds no provenance of a commit */
export function readStatement({ payload }: Envelope): { statement: Statement; commit: string } {
  const statement = z.safeParse(statementSchema, parse(Buffer.from(payload, 'base64').toString())).data;
  const [commit] = (statement?.predicate.buildDefinition.resolvedDependencies ?? []).flatMap(
    ({ digest }) => digest?.['gitCommit'] ?? [],
  );
  if (!statement || commit === undefined)
    throw new ReleaseError(
      'The attestation is no in-toto Statement v1 with SLSA provenance v1 that names a gitCommit.',
    );
  return { statement, commit };
}

/** First file that differs between a release and a rebuild; null on the side that lacks it. */
export type Difference = { published: string | null; rebuilt: string | null };

/**
 * Compares a release with the one that a statement describes.
 * @returns undefined when both have the same hash
 * @throws ReleaseError when the statement describes no release of this name
 */
export function findDifference(release: RemoteRelease, { subject }: Statement): Difference | undefined {
  const rebuilt = subject.find(({ name }) => name === release.name);
  if (!rebuilt) throw new ReleaseError(`The attestation has no subject ${release.name}.`);
  const digests = new Map(subject.map(({ name, digest }) => [name, digest['sha384']]));
  const changed = storedFiles(release).find(
    ({ path, integrity }) => digests.get(path) !== hexOf(integrity),
  )?.path;
  const own = new Set(storedFiles(release).map(({ path }) => path));
  const others = [...digests.keys()].filter((name) => name !== release.name && !own.has(name));
  if (changed !== undefined) {
    const sameFile = (name: string): boolean => withoutHash(name) === withoutHash(changed);
    return { published: changed, rebuilt: digests.has(changed) ? changed : (others.find(sameFile) ?? null) };
  }
  if (others.length > 0) return { published: null, rebuilt: others[0]! };
  // The files are the same, so the manifest or another field of the description differs.
  const isSame = rebuilt.digest['sha256'] === releaseDigest(release);
  return isSame ? undefined : { published: 'release.json', rebuilt: 'release.json' };
}

const hexOf = (integrity: string): string =>
  Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex');

const withoutHash = (path: string): string => path.replace(/\.[0-9a-f]{8,}(?=\.\w+$)/, '');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
