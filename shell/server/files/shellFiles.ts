import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { shellFileFinder } from '../releases/shellFileFinder.ts';
import { IMMUTABLE, immutableFiles, sendNotFound } from './immutableFiles.ts';

type ShellFolders = { shellDir?: string | undefined; releasesDir: string };

/**
 * `/assets/*`: the files of every published shell, so that an open page finds the files of its release after a newer
 * one was activated. Names contain a hash of the content.
 */
export async function shellFiles(
  app: FastifyInstance,
  { shellDir, releasesDir }: ShellFolders,
): Promise<void> {
  if (shellDir !== undefined) return await immutableFiles(app, [{ prefix: '/assets', dir: shellDir }]);
  const root = join(releasesDir, 'remotes');
  mkdirSync(root, { recursive: true });
  const findFolder = shellFileFinder(releasesDir);
  await app.register(
    async (scope) => {
      scope.setNotFoundHandler(sendNotFound);
      await scope.register(fastifyStatic, { ...IMMUTABLE, root, serve: false });
      scope.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
        const file = request.params['*'];
        const folder = await findFolder(file);
        return folder === undefined ? reply.callNotFound() : await reply.sendFile(file, folder);
      });
    },
    { prefix: '/assets' },
  );
}
