import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { diagnoseCanaries } from '../canary/diagnoseCanaries.ts';
import { collectGarbage, diagnoseStore, releaseStatus, repairStore, unpublish } from '../index.ts';
import type { ProblemCount } from '../serving/serverProblems.ts';
import type { StorePlace } from '../../platform/storage/releaseStorage.ts';
import { audit, originSchema } from './audit.ts';
import { remoteOf, teamOf } from './authenticateTeam.ts';

/** Days for which open pages may need a release. Teams may not go below one day; the operator may, on the server. */
const daysSchema = z.int().check(z.gte(1), z.lte(3650));

const unpublishSchema = z.extend(originSchema, { version: z.string(), days: daysSchema });
const gcSchema = z.extend(originSchema, { days: daysSchema });
const doctorSchema = z.extend(originSchema, { repair: z.boolean() });

type RemoteParams = { Params: { remote: string } };

/** Routes for status, deletion and checks of a team's releases. Data of no remote is left to the operator. */
export function maintenanceCalls(
  app: FastifyInstance,
  place: StorePlace,
  {
    checked,
    problems,
  }: {
    checked: { preHandler: (request: FastifyRequest) => Promise<void> };
    problems: () => ProblemCount[];
  },
): void {
  app.get('/status', async (request) => {
    const { remotes } = teamOf(request);
    const known = problems();
    return (await releaseStatus(place))
      .filter(({ name }) => remotes.includes(name))
      .map((each) => ({ ...each, problems: known.filter(({ remote }) => remote === each.name) }));
  });
  app.post<RemoteParams>('/:remote/unpublish', async (request) => {
    const { version, days, ...origin } = z.parse(unpublishSchema, request.body);
    const name = remoteOf(request);
    await unpublish(place, name, version, days);
    audit(request, 'deleted a release', { name, version }, origin);
    return { name, version };
  });
  app.post('/gc', checked, async (request) => {
    const { days, ...origin } = z.parse(gcSchema, request.body);
    const deleted = await collectGarbage(place, days, teamOf(request).remotes);
    for (const release of deleted) audit(request, 'deleted a release', release, origin);
    return deleted;
  });
  app.post('/doctor', checked, async (request) => {
    const { repair, ...origin } = z.parse(doctorSchema, request.body);
    const { remotes } = teamOf(request);
    const findings = [...(await diagnoseStore(place, remotes)), ...(await diagnoseCanaries(place, remotes))];
    const reports = await repairStore(findings, repair);
    for (const { problem, is_repaired } of reports)
      if (is_repaired) audit(request, 'repaired a release', { problem }, origin);
    return reports;
  });
}
