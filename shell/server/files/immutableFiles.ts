import { existsSync, mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Options of files that never change: sent precompressed and cached for a year. */
export const IMMUTABLE = {
  prefix: '/',
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  index: false,
  redirect: false,
  dotfiles: 'deny',
  // Modules of the site server, in the folders of the releases.
  allowedPath: (path: string) => !path.includes('/server/'),
} as const;

/** Folder of files with content-hashed names, served precompressed and cached for a year. */
export type ImmutableFolder = { prefix: string; dir: string };

export async function immutableFiles(app: FastifyInstance, folders: ImmutableFolder[]): Promise<void> {
  for (const { prefix, dir } of folders) {
    if (!existsSync(dir)) mkdirSync(dir, { recursive: true });
    const files = async (scope: FastifyInstance): Promise<void> => {
      scope.setNotFoundHandler(sendNotFound);
      await scope.register(fastifyStatic, { ...IMMUTABLE, root: dir, decorateReply: false });
    };
    await app.register(files, { prefix });
  }
}

export const sendNotFound = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('File not found.\n');
