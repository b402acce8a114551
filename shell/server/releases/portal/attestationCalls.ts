import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { StorePlace } from '../../platform/storage/releaseStorage.ts';
import { attest, listAttestations } from '../attestations/attestations.ts';
import { envelopeSchema } from '../attestations/statement.ts';
import { audit, originOf, originSchema } from './audit.ts';
import { remoteOf } from './authenticateTeam.ts';

const attestSchema = z.extend(originSchema, { version: z.string(), envelope: envelopeSchema });

type VersionParams = { Params: { remote: string; version: string } };

/** Routes with which a team records that it has rebuilt a release, and lists who has. */
export function attestationCalls(app: FastifyInstance, place: StorePlace): void {
  app.post<{ Params: { remote: string } }>(
    '/:remote/attestations',
    { bodyLimit: 1024 * 1024 },
    async (request) => {
      const { version, envelope, ...origin } = z.parse(attestSchema, request.body);
      const name = remoteOf(request);
      const { by } = originOf(request, origin);
      const attested = await attest(place, { name, version, by, envelope });
      const { commit, differs } = attested;
      audit(request, 'attested a release', { name, version, rebuilt: commit, differs }, origin);
      return attested;
    },
  );
  app.get<VersionParams>(
    '/:remote/attestations/:version',
    async (request) => await listAttestations(place, remoteOf(request), request.params.version),
  );
}
