import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { activateIn, listEnvironments, readEnvironment } from '../environments/environments.ts';
import type { ReleaseStore } from '../index.ts';
import { storageOf } from '../../platform/storage/releaseStorage.ts';
import { audit, originOf, originSchema } from './audit.ts';
import { refusalFor, teamOf } from './authenticateTeam.ts';
import { expiresIn, linkDaysSchema, linkTo, type PreviewCallOptions } from './previewCalls.ts';

const activateSchema = z.extend(originSchema, {
  releases: z.array(z.object({ name: z.string(), version: z.string() })).check(z.minLength(1)),
});
const promoteSchema = z.extend(originSchema, { expected: z.optional(z.int()) });
const linkSchema = z.extend(originSchema, { days: linkDaysSchema });

type EnvironmentParams = { Params: { environment: string } };

/**
 * `/environments/*`: what each named environment shows, changes of it, its promotion, and a link that shows it. A team
 * changes its own remotes only.
 */
export function environmentCalls(
  app: FastifyInstance,
  store: ReleaseStore,
  { checked, previews }: { checked: object; previews: PreviewCallOptions | undefined },
): void {
  const { place } = store;
  app.get('/environments', async () => await listEnvironments(place));
  app.post<EnvironmentParams>('/environments/:environment/activate', async (request, reply) => {
    const { releases, ...origin } = z.parse(activateSchema, request.body);
    const refusal = refusalFor(request, releases);
    if (refusal !== undefined) return reply.code(403).send({ message: refusal });
    const { team } = teamOf(request);
    const { environment } = request.params;
    const changed = await activateIn(place, environment, releases, { ...originOf(request, origin), team });
    for (const { name, version } of releases)
      audit(request, 'activated a release in an environment', { name, version, environment }, origin);
    return changed;
  });
  app.post<EnvironmentParams>('/environments/:environment/promote', checked, async (request) => {
    const change = z.parse(promoteSchema, request.body);
    const { environment } = request.params;
    const { remotes: only } = teamOf(request);
    const activated = await store.promote(environment, { ...originOf(request, change), only });
    for (const { name, version } of activated)
      audit(request, 'promoted a release of an environment', { name, version, environment }, change);
    return activated;
  });
  if (!previews) return;
  app.post<EnvironmentParams>('/environments/:environment/previews', async (request) => {
    const { days, ...origin } = z.parse(linkSchema, request.body);
    const { environment } = await readEnvironment(storageOf(place), request.params.environment);
    audit(request, 'created a preview of an environment', { environment, days }, origin);
    return linkTo({ environment, expires: expiresIn(days) }, previews);
  });
}
