import { existsSync, mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { RELEASE_PATH } from '@cpa/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseCache } from '../../releases/serving/releaseCache.ts';

/** Options of files that never change: sent precompressed and cached for a year. */
export const IMMUTABLE = {
  prefix: '/',
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  index: false,
  redirect: false,
  dotfiles: 'deny',
  setHeaders: (reply: FastifyReply, path: string): void => void reply.headers(headersOf(reply.request, path)),
  // No module of the site server, compressed copy or description of a release.
  allowedPath: (path: string) => RELEASE_PATH.test(path.replace(/^\/(?:[\w-]+\/[0-9a-f]{16}\/)?/, '')),
} as const;

/** Files that a page of another origin reads, with or without the shell: as modules, style sheets, fonts and by `fetch`. */
const READ_BY_CODE = /\.(?:m?js|css|woff2?|icc)(?:\.br|\.gz)?$/;

/**
 * Returns headers under which a file is never a document of this origin: a published release need not be active or
 * checked. Workers are started by pages only, and need their own permissions.
 */
function headersOf(request: FastifyRequest, path: string): Record<string, string> {
  return {
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding, sec-fetch-dest',
    ...(READ_BY_CODE.test(path) && { 'access-control-allow-origin': '*' }),
    ...(request.headers['sec-fetch-dest'] !== 'worker' && {
      'content-security-policy': "default-src 'none'; sandbox",
    }),
  };
}

/** Destinations that live longer than the page which requests them, and act for all pages. */
const LASTING = new Set(['serviceworker', 'sharedworker']);

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
      scope.addHook('onRequest', rejectLastingWorkers);
      if (hold) scope.addHook('onRequest', fetchRelease(prefix, hold));
      await scope.register(fastifyStatic, { ...IMMUTABLE, root: dir, decorateReply: false });
    };
    await app.register(files, { prefix });
  }
}

async function rejectLastingWorkers(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { headers } = request;
  if (!LASTING.has(headers['sec-fetch-dest'] ?? '') && headers['service-worker'] === undefined)
    return undefined;
  return sendNotFound(request, reply);
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
