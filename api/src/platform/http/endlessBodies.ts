import fp from 'fastify-plugin';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What is left of a body up to here is read and thrown away, so that the connection serves the next call. */
const WORTH_READING = 8 * 1024 * 1024;
/** So long the other side has to read why: on a connection that is closed at once the answer is lost. */
const LINGER_MS = 1000;

/**
 * An answer that is given before the body has come, as a refusal is, ends the connection when the rest of the body is
 * long or of unknown length, and nothing more of it is read. Otherwise a gigabyte would be read to its end.
 */
export const endlessBodies = fp((app: FastifyInstance) => {
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
