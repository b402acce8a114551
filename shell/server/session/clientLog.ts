import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

const text = (max: number) => z.string().check(z.maxLength(max));

const clientLogSchema = z.object({
  level: z.enum(['error', 'warn', 'debug']),
  code: text(100),
  message: z.optional(text(1000)),
  url: z.optional(text(500)),
});

/** `POST /api/auth/_log`: logs messages of next-auth's client, reduced to the known fields. */
export async function logForClient(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const entry = z.safeParse(clientLogSchema, request.body);
  if (entry.success) request.log[entry.data.level]({ client: entry.data }, 'next-auth in the browser');
  await reply
    .code(entry.success ? 200 : 400)
    .type('application/json')
    .send('{}');
}
