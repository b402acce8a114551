import type { FastifyInstance } from 'fastify';
import { active } from '../../releases/checks/composition.ts';
import { SHELL } from '../../releases/records/storedDocument.ts';
import { findPublished } from '../../releases/serving/publishedReleases.ts';
import type { ReleaseSource, Releases } from '../../releases/serving/releaseSource.ts';
import { type FilesUrls, withFilesUrl } from '../../releases/serving/withFilesUrl.ts';
import { type Encoding, acceptedEncoding, compress } from '../rendering/sendCompressed.ts';
import { storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { findReleaseFile, RELEASE_FILES_URL, type ReleaseFile, releaseParts } from './releaseParts.ts';

type Options = FilesUrls & {
  releases: ReleaseSource;
  /** Release store. */
  place: StorePlace;
  /** True for a shell that is not in the store. */
  isShellBuilt: boolean;
};

type Query = Record<string, string> & { revision?: string };

const IMMUTABLE = 'public, max-age=31536000, immutable';

const compressed = new WeakMap<ReleaseFile, Map<Encoding, Promise<Buffer>>>();

/**
 * `GET /api/_release/files/:file`: returns the import map and the releases of a document. Another server may have sent the
 * document, or this one before it was restarted, so a file that is not cached is printed again from the releases in its URL.
 */
export function releaseFiles(app: FastifyInstance, options: Options): void {
  const { releases } = options;

  async function find(digest: string, query: Query): Promise<ReleaseFile | undefined> {
    const known = findReleaseFile(digest);
    if (known) return known;
    const current = await releases.current();
    releaseParts(current.shell, current.document);
    if (!findReleaseFile(digest)) {
      const { shell, document } = await readReleases(query, current, options);
      releaseParts(shell, document);
    }
    return findReleaseFile(digest);
  }

  app.get<{ Params: { file: string }; Querystring: Query }>(
    `${RELEASE_FILES_URL}:file`,
    async (request, reply) => {
      const [, digest = ''] = /^([0-9a-f]{16})\.json$/.exec(request.params.file) ?? [];
      const file = await find(digest, request.query).catch(() => undefined);
      if (!file)
        return await reply
          .code(404)
          .header('cache-control', 'no-store')
          .send({ message: 'No such releases are published.' });
      reply
        .type('application/json; charset=utf-8')
        .headers({ 'cache-control': IMMUTABLE, vary: 'accept-encoding' });
      const encoding = acceptedEncoding(request, true);
      if (!encoding) return await reply.send(file.text);
      return await reply.header('content-encoding', encoding).send(await compressOnce(file, encoding));
    },
  );
}

/** Reads the releases that the query of a URL names. @throws when one is not published */
async function readReleases(
  { revision, ...versions }: Query,
  current: Releases,
  { place, isShellBuilt, ...urls }: Options,
): Promise<Releases> {
  const storage = storageOf(place);
  const find = async (name: string) => await findPublished(storage, name, versions[name] ?? '');
  const shell = isShellBuilt ? current.shell : await find(SHELL);
  const names = Object.keys(versions).filter((name) => name !== SHELL);
  const remotes = await Promise.all(names.map(async (name) => active(await find(name))));
  const document = { revision: Number(revision), remotes };
  return await withFilesUrl({ current: async () => ({ shell, document }) }, urls).current();
}

function compressOnce(file: ReleaseFile, encoding: Encoding): Promise<Buffer> {
  const versions = compressed.get(file) ?? new Map<Encoding, Promise<Buffer>>();
  compressed.set(file, versions);
  const body = versions.get(encoding) ?? compress(file.text, encoding, true);
  versions.set(encoding, body);
  return body;
}
