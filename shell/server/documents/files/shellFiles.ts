import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ReleaseCache } from '../../releases/serving/releaseCache.ts';
import { shellFileFinder } from '../../releases/serving/shellFileFinder.ts';
import { SHELL } from '../../releases/records/storedDocument.ts';
import type { StorePlace } from '../../platform/storage/releaseStorage.ts';
import { IMMUTABLE, immutableFiles, sendNotFound } from './immutableFiles.ts';

type ShellFolders = {
  shellDir?: string | undefined;
  /** Folder with the files of releases. */
  releasesDir: string;
  /** Release store. Default: the folder. */
  place?: StorePlace | undefined;
  /** Fetches a release that the folder lacks. */
  hold?: ReleaseCache['holdPublished'] | undefined;
};

/**
 * `/assets/*`: the files of every published shell, so that an open page finds the files of its release after a newer
 * one was activated. Names contain a hash of the content.
 */
export async function shellFiles(
  app: FastifyInstance,
  { shellDir, releasesDir, place = releasesDir, hold }: ShellFolders,
): Promise<void> {
  if (shellDir !== undefined) return await immutableFiles(app, [{ prefix: '/assets', dir: shellDir }]);
  const root = join(releasesDir, 'remotes');
  mkdirSync(root, { recursive: true });
  const findVersion = shellFileFinder(place);
  await app.register(
    async (scope) => {
      scope.setNotFoundHandler(sendNotFound);
      await scope.register(fastifyStatic, { ...IMMUTABLE, root, serve: false });
      scope.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
        const file = request.params['*'];
        const version = await findVersion(file);
        if (version === undefined) return reply.callNotFound();
        await hold?.(SHELL, version);
        return await reply.sendFile(file, join(root, SHELL, version));
      });
    },
    { prefix: '/assets' },
  );
}
