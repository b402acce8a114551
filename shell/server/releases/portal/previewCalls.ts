import {
  type ActiveRemote,
  parsePublished,
  type RemoteRelease,
  remoteReleaseSchema,
} from '@cpa/shared/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isAllowed, type PreviewOptions, readOthers, readPreviewed } from '../previews/previewedRelease.ts';
import { PREVIEW_URL } from '../previews/previewRoutes.ts';
import { type Preview, type PreviewTokens, publishedSchema } from '../previews/previewToken.ts';
import { endBranchPreviews, recordBranchPreview } from '../maintenance/branchPreviews.ts';
import { buildKey, writeBuild } from '../serving/buildsElsewhere.ts';
import { checkRoutes } from '../checks/checkRelease.ts';
import { active, checkActive, replaceActive } from '../checks/composition.ts';
import { checkGrants } from '../teams/grants.ts';
import { ReleaseError, type ReleaseStore } from '../index.ts';
import { releaseVersion } from '../checks/releaseVersion.ts';
import { storageOf } from '../../platform/storage/releaseStorage.ts';
import { audit, originSchema } from './audit.ts';
import { refusalFor, remoteOf } from './authenticateTeam.ts';

export type PreviewCallOptions = PreviewOptions & { siteUrl: string; tokens: PreviewTokens };

const DAY_S = 86_400;
const MAX_DAYS = 30;

/** They are in a cookie, which has 4 KB. */
const MAX_OTHERS = 20;

/** Days for which a link works. */
export const linkDaysSchema = z._default(z.int().check(z.gte(1), z.lte(MAX_DAYS)), 7);

const branchSchema = z.string().check(z.minLength(1), z.maxLength(250));

/** A preview of a published version, or of a build whose files lie at another origin. */
const previewSchema = z.extend(originSchema, {
  days: linkDaysSchema,
  version: z.optional(z.string()),
  release: z.optional(z.unknown()),
  base_url: z.optional(z.string()),
  branch: z.optional(branchSchema),
  others: z.optional(z.array(publishedSchema).check(z.maxLength(MAX_OTHERS))),
});

const endSchema = z.extend(originSchema, { branch: branchSchema });

type RemoteParams = { Params: { remote: string } };

/**
 * `POST /:remote/previews` returns a link that shows a release to those who open it. `POST /:remote/previews/end`
 * deletes the releases that were previews of a branch.
 */
export function previewCalls(
  app: FastifyInstance,
  store: ReleaseStore,
  { siteUrl, tokens, ...options }: PreviewCallOptions,
): void {
  app.post<RemoteParams>('/:remote/previews', { bodyLimit: 1024 * 1024 }, async (request, reply) => {
    const {
      days,
      version,
      release,
      base_url,
      branch,
      others = [],
      ...origin
    } = z.parse(previewSchema, request.body);
    const remote = remoteOf(request);
    const refusal = refusalFor(request, others);
    if (refusal !== undefined) return reply.code(403).send({ message: refusal });
    const isElsewhere = release !== undefined;
    const found = isElsewhere
      ? elsewhere(remote, parsePublished(remoteReleaseSchema, release), base_url, options)
      : await readPreviewed({ remote, build: version ?? '', isElsewhere }, options);
    const beside = await readOthers({ others }, options);
    const { shell, remotes } = replaceActive(await store.document(), beside);
    const shown = [...remotes.filter(({ name }) => name !== remote), found];
    checkActive({ shell, remotes: shown }, [found, ...beside]);
    for (const candidate of [found, ...beside])
      await checkGrants(storageOf(store.place), candidate, 'required');
    const expires = expiresIn(days);
    if (isElsewhere) await writeBuild(store.place, found, expires);
    const build = isElsewhere ? buildKey(found) : found.version;
    const preview = { remote, build, isElsewhere, ...(others.length > 0 && { others }), expires };
    if (branch !== undefined && !isElsewhere)
      await recordBranchPreview(store.place, { name: remote, version: found.version, branch });
    const details = { name: remote, version: found.version, base_url, branch, days, others };
    audit(request, 'created a preview', details, origin);
    return { ...linkTo(preview, { siteUrl, tokens }), version: found.version };
  });
  app.post<RemoteParams>('/:remote/previews/end', async (request) => {
    const { branch, ...origin } = z.parse(endSchema, request.body);
    const ended = await endBranchPreviews(store.place, remoteOf(request), branch);
    audit(request, 'ended its previews', { name: remoteOf(request), branch, ...ended }, origin);
    return ended;
  });
}

/** Returns when a link ends, in seconds since 1970. */
export const expiresIn = (days: number): number => Math.floor(Date.now() / 1000) + days * DAY_S;

/** Returns the link of a preview, and when it ends. */
export const linkTo = (
  preview: Preview,
  { siteUrl, tokens }: Pick<PreviewCallOptions, 'siteUrl' | 'tokens'>,
): { url: string; expires_at: string } => ({
  url: `${siteUrl}${PREVIEW_URL}/${tokens.sign(preview)}`,
  expires_at: new Date(preview.expires * 1000).toISOString(),
});

function elsewhere(
  remote: string,
  release: RemoteRelease,
  baseUrl: string | undefined,
  { previewOrigins }: PreviewOptions,
): ActiveRemote {
  if (release.name !== remote)
    throw new ReleaseError(`This is a release of ${release.name}, not of ${remote}.`);
  if (baseUrl === undefined || !isAllowed(baseUrl, previewOrigins))
    throw new ReleaseError(
      `The site allows previews from ${previewOrigins.join(', ') || 'no other origin'}. The operator sets PREVIEW_ORIGINS.`,
    );
  checkRoutes(release);
  if (releaseVersion(release) !== release.version)
    throw new ReleaseError(`The release of ${remote} was changed after its build. Build it again.`);
  // Modules of the site server stay at the other origin.
  const { heads: _heads, server: _server, ...browserPart } = active(release);
  return { ...browserPart, base_url: baseUrl, mirror_urls: [] };
}
