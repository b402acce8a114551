import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import rateLimit from '@fastify/rate-limit';
import { parsePublished, remoteReleaseSchema } from '@cpa/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type SiteLimitOptions, siteLimit } from '../../platform/security/siteLimit.ts';
import {
  diffReleases,
  listReleases,
  MAX_FILE_BYTES,
  missingFiles,
  publishUpload,
  receiveFile,
  ReleaseError,
  releaseHistory,
  type ReleaseStore,
} from '../index.ts';
import type { ProblemCount } from '../serving/serverProblems.ts';
import { attestationCalls } from './attestationCalls.ts';
import { audit, originOf, originSchema } from './audit.ts';
import { authenticateTeam, refusalFor, remoteOf, teamOf } from './authenticateTeam.ts';
import { environmentCalls } from './environmentCalls.ts';
import { maintenanceCalls } from './maintenanceCalls.ts';
import { type PreviewCallOptions, previewCalls } from './previewCalls.ts';

const unzip = promisify(gunzip);

const RELEASE_BYTES = 1024 * 1024;

const FILE_PATH = '/files/:hash';

/** `preview`: the release is only previewed. */
const publishSchema = z.extend(originSchema, { preview: z.optional(z.literal('true')) });
const changeSchema = z.extend(originSchema, { expected: z.optional(z.int()) });
const activateSchema = z.extend(changeSchema, {
  releases: z.array(z.object({ name: z.string(), version: z.string() })).check(z.minLength(1)),
});
const rollbackSchema = z.extend(changeSchema, { to: z.optional(z.string()) });
const canarySchema = z.extend(changeSchema, { percent: z.int(), version: z.optional(z.string()) });

type RemoteParams = { Params: { remote: string } };

type PortalOptions = {
  store: ReleaseStore;
  previews?: PreviewCallOptions;
  limits?: SiteLimitOptions;
  /** Called when a release will be checked: on request of the team, and when its upload begins. */
  prepareCheck?: (() => void) | undefined;
  /** Problems of releases on this server. Default: none. */
  problems?: () => ProblemCount[];
};

/**
 * `/api/_portal/*`: the release commands for teams that deploy from their own machines. Each call carries the token of
 * a team and reaches only the remotes of that team.
 */
export async function portalRoutes(
  app: FastifyInstance,
  { store, previews, limits = { rateLimitFactor: 1 }, prepareCheck, problems = () => [] }: PortalOptions,
): Promise<void> {
  await app.register(
    async (scope) => {
      await scope.register(rateLimit, { global: false });
      const fileLimit = siteLimit(scope, limits, 'portal-file');
      const callLimit = siteLimit(scope, limits, 'portal-call');
      scope.addHook(
        'onRoute',
        (route) => void Object.assign(route, route.url.endsWith(FILE_PATH) ? fileLimit : callLimit),
      );
      // After the rate limit and before the body is read.
      scope.addHook('preParsing', authenticateTeam(store.place));
      scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
      scope.addContentTypeParser(
        'application/octet-stream',
        { parseAs: 'buffer', bodyLimit: MAX_FILE_BYTES },
        (_request, body, done) => done(null, body),
      );
      scope.setErrorHandler(sendError);
      readRoutes(scope, store);
      publishRoutes(scope, store, prepareCheck);
      changeRoutes(scope, store);
      attestationCalls(scope, store.place);
      environmentCalls(scope, store, { checked: CHECKED, previews });
      maintenanceCalls(scope, store.place, { checked: CHECKED, problems });
      if (previews) previewCalls(scope, store, previews);
    },
    { prefix: '/api/_portal' },
  );
}

function readRoutes(app: FastifyInstance, { place }: ReleaseStore): void {
  const ofTeam = (request: FastifyRequest) => {
    const { remotes } = teamOf(request);
    return ({ name }: { name: string }) => remotes.includes(name);
  };
  app.get('/releases', async (request) => (await listReleases(place)).filter(ofTeam(request)));
  app.get('/history', async (request) => (await releaseHistory(place)).filter(ofTeam(request)));
  app.get<{ Params: { remote: string; before: string; after: string } }>(
    '/:remote/diff/:before/:after',
    async (request) =>
      await diffReleases(place, remoteOf(request), [request.params.before, request.params.after]),
  );
}

/** Routes whose release is checked in a browser: the connection has no traffic during the check and must stay open. */
const CHECKED = {
  preHandler: async ({ raw }: FastifyRequest): Promise<void> => void raw.socket.setTimeout(0),
};

function publishRoutes(
  app: FastifyInstance,
  store: ReleaseStore,
  prepareCheck: PortalOptions['prepareCheck'],
): void {
  const releaseOf = (request: FastifyRequest<RemoteParams>) => {
    const release = parsePublished(remoteReleaseSchema, request.body);
    if (release.name !== remoteOf(request))
      throw new ReleaseError(`This is a release of ${release.name}, not of ${remoteOf(request)}.`);
    return release;
  };
  app.post<RemoteParams>('/:remote/prepare', async (request, reply) => {
    const origin = z.parse(originSchema, request.query);
    const name = remoteOf(request);
    if (!prepareCheck) throw new ReleaseError('This site runs no boot check.');
    prepareCheck();
    audit(request, 'prepared a boot check', { name }, origin);
    return reply.code(204).send();
  });
  app.post<RemoteParams>('/:remote/missing-files', { bodyLimit: RELEASE_BYTES }, async (request) => {
    const origin = z.parse(originSchema, request.query);
    const release = releaseOf(request);
    const missing = await missingFiles(store.place, release);
    if (missing.length > 0) prepareCheck?.();
    const { name, version } = release;
    audit(request, 'started to publish a release', { name, version, missing_files: missing.length }, origin);
    return { missing };
  });
  app.put<{ Params: { remote: string; hash: string } }>(
    `/:remote${FILE_PATH}`,
    { bodyLimit: MAX_FILE_BYTES },
    async (request, reply) => {
      const integrity = `sha384-${Buffer.from(request.params.hash, 'hex').toString('base64')}`;
      const origin = z.parse(originSchema, request.query);
      const content = await contentOf(request);
      await receiveFile(store.place, remoteOf(request), integrity, content);
      audit(
        request,
        'uploaded a file',
        { name: remoteOf(request), integrity, bytes: content.length },
        origin,
      );
      return reply.code(204).send();
    },
  );
  app.post<RemoteParams>('/:remote/releases', { ...CHECKED, bodyLimit: RELEASE_BYTES }, async (request) => {
    const { preview, ...origin } = z.parse(publishSchema, request.query);
    const isPreview = preview !== undefined;
    const { release, isNew } = await publishUpload(store, releaseOf(request), { isPreview });
    audit(request, 'published a release', { name: release.name, version: release.version }, origin);
    return { version: release.version, is_new: isNew };
  });
}

function changeRoutes(app: FastifyInstance, store: ReleaseStore): void {
  app.post('/activate', CHECKED, async (request, reply) => {
    const { releases, ...change } = z.parse(activateSchema, request.body);
    const refusal = refusalFor(request, releases);
    if (refusal !== undefined) return reply.code(403).send({ message: refusal });
    const activated = await store.activateTogether(releases, originOf(request, change));
    for (const { name, version } of activated)
      audit(request, 'activated a release', { name, version }, change);
    return activated;
  });
  app.post<RemoteParams>('/:remote/rollback', async (request) => {
    const { to, ...change } = z.parse(rollbackSchema, request.body);
    const activated = await store.rollback(remoteOf(request), { ...originOf(request, change), to });
    auditChange(request, 'rolled back to a release', activated, change);
    return activated;
  });
  app.post<RemoteParams>('/:remote/canary', CHECKED, async (request) => {
    const { percent, version, ...change } = z.parse(canarySchema, request.body);
    const canary = await store.startCanary(remoteOf(request), {
      ...originOf(request, change),
      percent,
      version,
    });
    auditChange(request, `started a canary for ${percent} % of the visitors`, canary, change);
    return canary;
  });
  app.post<RemoteParams>('/:remote/canary/promote', async (request) => {
    const change = z.parse(changeSchema, request.body);
    const activated = await store.promoteCanary(remoteOf(request), originOf(request, change));
    auditChange(request, 'promoted a release', activated, change);
    return activated;
  });
  app.post<RemoteParams>('/:remote/canary/abort', async (request) => {
    const change = z.parse(changeSchema, request.body);
    const canary = await store.abortCanary(remoteOf(request), originOf(request, change));
    auditChange(request, 'aborted a release', canary, change);
    return canary;
  });
}

async function contentOf(request: FastifyRequest): Promise<Buffer> {
  if (!Buffer.isBuffer(request.body)) throw new ReleaseError('Send the file as application/octet-stream.');
  if (request.headers['content-encoding'] !== 'gzip') return request.body;
  try {
    return await unzip(request.body, { maxOutputLength: MAX_FILE_BYTES });
  } catch (cause) {
    throw new ReleaseError('The file arrived damaged or is too large. Send it again.', { cause });
  }
}

const auditChange = (
  request: FastifyRequest,
  action: string,
  { name, version }: { name: string; version: string },
  origin: z.infer<typeof originSchema>,
): void => audit(request, action, { name, version }, origin);

function sendError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof ReleaseError) return reply.code(409).send({ message: error.message });
  if (error instanceof z.core.$ZodError)
    return reply.code(422).send({ message: `The request is invalid: ${z.prettifyError(error)}` });
  const status = error.statusCode ?? 500;
  if (status < 500) return reply.code(status).send({ message: error.message });
  request.log.error({ err: error }, 'A release command failed.');
  return reply.code(500).send({ message: 'The release command failed. Try again.' });
}
