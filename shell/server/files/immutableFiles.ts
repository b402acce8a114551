import { existsSync, mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseCache } from '../releases/serving/releaseCache.ts';

/** Options of files that never change: sent precompressed and cached for a year. */
export const IMMUTABLE = {
  prefix: '/',
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  index: false,
  redirect: false,
  dotfiles: 'deny',
  // Pages of other origins may load these files, with or without the shell.
  setHeaders: (reply: FastifyReply): void =>
    void reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  // Modules of the site server, in the folders of the releases.
  allowedPath: (path: string) => !path.includes('/server/'),
} as const;

/** Folder of files with content-hashed names, served precompressed and cached for a year. */
export type ImmutableFolder = {
  prefix: string;
  dir: string;
  /** Fetches a release that the folder lacks. */
  hold?: ReleaseCache['holdOne'] | undefined;
};

export async function immutableFiles(app: FastifyInstance, folders: ImmutableFolder[]): Promise<void> {
  for (const { prefix, dir, hold } of folders) {
    if (!existsSync(dir)) mkdirSync(dir, { recursive: true });
    const files = async (scope: FastifyInstance): Promise<void> => {
      scope.setNotFoundHandler(sendNotFound);
      if (hold) scope.addHook('onRequest', fetchRelease(prefix, hold));
      await scope.register(fastifyStatic, { ...IMMUTABLE, root: dir, decorateReply: false });
    };
    await app.register(files, { prefix });
  }
}

const fetchRelease =
  (prefix: string, hold: ReleaseCache['holdOne']) =>
  async ({ url, log }: FastifyRequest): Promise<void> => {
    const [, name, version] = /^\/([\w-]+)\/([0-9a-f]{16})\//.exec(url.slice(prefix.length)) ?? [];
    if (name === undefined || version === undefined) return;
    await hold(name, version).catch((error: unknown) =>
      log.error({ err: error, remote: name, version }, 'The files of a release could not be fetched.'),
    );
  };

export const sendNotFound = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('File not found.\n');
