import type { FastifyReply, FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import { findTeam, type TeamToken } from '../index.ts';
import type { StorePlace } from '../../platform/storage/releaseStorage.ts';

const teams = new WeakMap<FastifyRequest, TeamToken>();

/**
 * Rejects a call without a valid token with 401, and a call for a remote of another team with 403.
 * @param place location of the release store
 */
export const authenticateTeam = (place: StorePlace): preParsingAsyncHookHandler =>
  async function authenticate(request, reply, payload) {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const team = await findTeam(place, token);
    if (!team) {
      request.log.warn('A release command was refused: no valid token.');
      return await refuse(reply.header('www-authenticate', 'Bearer realm="releases"'), 401, NO_TOKEN);
    }
    teams.set(request, team);
    const { remote } = request.params as { remote?: string };
    if (remote !== undefined && !team.remotes.includes(remote)) {
      request.log.warn(
        { team: team.team, remote },
        'A release command was refused: the remote of another team.',
      );
      return await refuse(reply, 403, refusalOf(team, remote));
    }
    return payload;
  };

const NO_TOKEN = 'The token is missing, unknown or expired. Ask the operator for: portal token create';

/** Returns the team of an authenticated call. */
export const teamOf = (request: FastifyRequest): TeamToken => teams.get(request)!;

/** Returns the remote in the path of an authenticated call. */
export const remoteOf = (request: FastifyRequest): string => (request.params as { remote: string }).remote;

/** Returns why a call may not name these releases; undefined when all are those of its team. */
export function refusalFor(
  request: FastifyRequest,
  releases: readonly { name: string }[],
): string | undefined {
  const team = teamOf(request);
  const foreign = releases.find(({ name }) => !team.remotes.includes(name));
  return foreign && refusalOf(team, foreign.name);
}

const refusalOf = ({ remotes }: TeamToken, remote: string): string =>
  `This token is for ${remotes.join(', ')}, not for ${remote}.`;

const refuse = async (reply: FastifyReply, status: number, message: string): Promise<FastifyReply> =>
  reply.code(status).send({ message });
