import { existsSync, mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Folder of files with content-hashed names, served precompressed and cached for a year. */
export type ImmutableFolder = { prefix: string; dir: string };

export async function immutableFiles(app: FastifyInstance, folders: ImmutableFolder[]): Promise<void> {
  for (const { prefix, dir } of folders) {
    if (!existsSync(dir)) mkdirSync(dir, { recursive: true });
    const files = async (scope: FastifyInstance): Promise<void> => {
      scope.setNotFoundHandler((_request, reply) =>
        reply.code(404).header('cache-control', 'no-store').type('text/plain').send('File not found.\n'),
      );
      await scope.register(fastifyStatic, {
        root: dir,
        prefix: '/',
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
        index: false,
        redirect: false,
        decorateReply: false,
        dotfiles: 'deny',
      });
    };
    await app.register(files, { prefix });
  }
}
