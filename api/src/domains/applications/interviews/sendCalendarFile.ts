import type { FastifyReply } from 'fastify';

export async function sendCalendarFile(reply: FastifyReply, file: string): Promise<FastifyReply> {
  return await reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'attachment; filename="interview.ics"')
    .header('cache-control', 'private, no-store')
    .send(file);
}
