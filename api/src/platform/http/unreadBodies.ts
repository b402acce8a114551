import fp from 'fastify-plugin';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Remaining bytes up to this size are read and dropped, so that the connection can be reused. */
const WORTH_READING = 8 * 1024 * 1024;
/** Time for the client to read the response before the connection is closed. */
const LINGER_MS = 1000;

/**
 * Closes the connection when a response is sent before a long or chunked body has arrived, so that a rejected upload
 * is not read to its end. Reads a shorter body to its end: a client or proxy that is still sending would lose the
 * response to a closed connection.
 */
export const unreadBodies = fp((app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply) => {
    // Set by Fastify for a body that is too large.
    if (!request.raw.complete && !isEndless(request)) reply.removeHeader('connection');
  });
  app.addHook('onResponse', async (request) => {
    if (!isEndless(request)) return;
    const { socket } = request.raw;
    socket.pause();
    const end = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(end));
  });
});

function isEndless({ raw, headers }: FastifyRequest): boolean {
  if (raw.complete || raw.destroyed) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > WORTH_READING;
}
