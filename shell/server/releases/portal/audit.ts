import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { teamOf } from './authenticateTeam.ts';

/** Origin of a call as the team states it. */
export const originSchema = z.object({
  reason: z.optional(z.string().check(z.maxLength(500))),
  commit: z.optional(z.string().check(z.regex(/^[0-9a-f]{7,64}$/))),
  /** Member of the team. */
  person: z.optional(z.string().check(z.maxLength(80))),
});

/** Logs an action of a team on a remote, with the token, member, reason and commit. */
export function audit(
  request: FastifyRequest,
  action: string,
  details: { name?: string; version?: string } & Record<string, unknown>,
  { person, reason, commit }: z.infer<typeof originSchema>,
): void {
  const { team, id } = teamOf(request);
  const { name: remote, ...rest } = details;
  request.log.info({ team, token_id: id, person, remote, reason, commit, ...rest }, `A team ${action}.`);
}

/** Names the team in the history, and the member that the team states. */
export function originOf<T extends { person?: string | undefined }>(
  request: FastifyRequest,
  { person, ...change }: T,
): Omit<T, 'person'> & { by: string } {
  const { team } = teamOf(request);
  return { ...change, by: person === undefined ? team : `${team}/${person}` };
}
